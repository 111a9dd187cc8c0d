// Where a folded strip lies: in the first corner where it hides nothing that matters.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Corner = "top right" | "top left" | "bottom left" | "bottom right";

const CORNERS: readonly Corner[] = ["top right", "top left", "bottom left", "bottom right"];
const CLEAR = 16; // pixels around the middle of a thing that stay free, so that a finger finds it

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** The middle of a thing, with room for a finger. */
export function middle(box: Box): Box {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return { left: x - CLEAR, right: x + CLEAR, top: y - CLEAR, bottom: y + CLEAR };
}

/** Of a strip of this size within the room, the first free corner, beginning with the one wished for. */
export function freeCorner(room: Box, size: [number, number], taken: Box[], wish: Corner): Corner {
  const at = (corner: Corner): Box => {
    const left = corner.endsWith("left") ? room.left : room.right - size[0];
    const top = corner.startsWith("top") ? room.top : room.bottom - size[1];
    return { left, top, right: left + size[0], bottom: top + size[1] };
  };
  return [wish, ...CORNERS].find((corner) => taken.every((box) => apart(at(corner), box))) ?? wish;
}
