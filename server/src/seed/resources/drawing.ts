// Pictures of things for the demo, drawn by code from rounded boxes. PNG, a few kilobytes each.
import { type Color, mixed, pngOf } from "./picture.ts";

const WIDTH = 480;
const HEIGHT = 360;

/** A rounded box; its middle, size and radius in pixels of a picture of 480 by 360. */
export type Box = { x: number; y: number; width: number; height: number; radius: number; color: Color };

/** The boxes on a wall from `above` to `below`, each over the one before it. */
export function drawing(above: Color, below: Color, boxes: readonly Box[]): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const row = Buffer.alloc(1 + WIDTH * 3);
    const wall = mixed(above, below, y / HEIGHT);
    const near = boxes.filter((box) => Math.abs(y - box.y) <= box.height / 2 + 1);
    for (let x = 0; x < WIDTH; x += 1) {
      const color = near.reduce((under, box) => {
        const share = coverOf(box, x, y);
        return share === 0 ? under : mixed(under, box.color, share);
      }, wall);
      row.set(color, 1 + x * 3);
    }
    return row;
  });
  return pngOf(WIDTH, HEIGHT, Buffer.concat(rows));
}

/** How much of a pixel a box covers, from 0 to 1. */
function coverOf({ x, y, width, height, radius }: Box, atX: number, atY: number): number {
  const outX = Math.abs(atX - x) - width / 2 + radius;
  const outY = Math.abs(atY - y) - height / 2 + radius;
  const far = Math.hypot(Math.max(outX, 0), Math.max(outY, 0)) + Math.min(Math.max(outX, outY), 0) - radius;
  return Math.min(1, Math.max(0, 0.5 - far));
}
