export type Point = [number, number];

/** A place as a written map has it. */
export const pair = ([x = 0, y = 0]: number[]): Point => [x, y];
