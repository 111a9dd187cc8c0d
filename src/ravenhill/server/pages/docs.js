// Shows the OpenAPI document: routes by room, with what they ask and answer.
"use strict";

function made(tag, text, className) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  if (className) element.className = className;
  return element;
}

function nameOf(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.anyOf) return schema.anyOf.map(nameOf).join(" | ");
  if (schema.type === "array") return nameOf(schema.items) + "[]";
  if (schema.enum) return schema.enum.map((v) => JSON.stringify(v)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  return schema.type || "anything";
}

function fields(schema) {
  const wanted = new Set(schema.required || []);
  return Object.entries(schema.properties || {})
    .map(([name, kind]) => `${name}${wanted.has(name) ? "" : "?"}: ${nameOf(kind)}`)
    .join("\n");
}

function route(path, method, operation) {
  const box = made("details");
  const head = made("summary");
  head.append(made("span", method.toUpperCase(), "method"), made("code", path));
  box.append(head, made("p", operation.description || operation.summary || ""));
  const parameters = (operation.parameters || []).map((p) => `${p.name} (${p.in}): ${nameOf(p.schema)}`);
  if (parameters.length) box.append(made("pre", parameters.join("\n")));
  const body = operation.requestBody && operation.requestBody.content["application/json"];
  if (body) box.append(made("p", "asks: " + nameOf(body.schema)));
  for (const [status, answer] of Object.entries(operation.responses)) {
    const content = answer.content && answer.content["application/json"];
    box.append(made("p", `${status}: ${content ? nameOf(content.schema) : answer.description}`));
  }
  return box;
}

async function show() {
  const place = document.getElementById("routes");
  const answer = await fetch("/openapi.json");
  const document_ = await answer.json();
  const rooms = new Map();
  for (const [path, methods] of Object.entries(document_.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const room = (operation.tags || ["other"])[0];
      if (!rooms.has(room)) rooms.set(room, []);
      rooms.get(room).push(route(path, method, operation));
    }
  }
  place.replaceChildren();
  for (const [room, routes] of rooms) place.append(made("h2", room), ...routes);
  const forms = document.getElementById("forms");
  for (const [name, schema] of Object.entries(document_.components.schemas)) {
    const box = made("details");
    box.append(made("summary", name), made("pre", fields(schema)));
    forms.append(box);
  }
}

show().catch(() => {
  document.getElementById("routes").textContent = "The document could not be read.";
});
