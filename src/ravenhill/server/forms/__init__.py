"""What is asked and answered, over HTTP and over the socket: the OpenAPI document shows these forms, and
web/src/shapes/wire.ts is written from them."""
