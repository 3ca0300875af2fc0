// What the demo's pictures show: bottles, tubes and jars, rooms to let, and a mirror for a course.
import { type Box, drawing } from "./drawing.ts";
import type { Color } from "./picture.ts";

const CREAM: Color = [250, 244, 234];
const INK: Color = [54, 48, 62];
const LABEL: Color = [255, 252, 246];

/** The shadow on the table below something of this width. */
function shadow(width: number, tone: Color): Box {
  return { x: 240, y: 308, width, height: 14, radius: 7, color: tone };
}

function label(width: number, y: number, ink: Color): Box[] {
  return [
    { x: 240, y, width, height: 84, radius: 8, color: LABEL },
    { x: 240, y: y - 18, width: width * 0.6, height: 8, radius: 4, color: ink },
    { x: 240, y: y + 4, width: width * 0.42, height: 6, radius: 3, color: ink },
    { x: 240, y: y + 20, width: width * 0.5, height: 6, radius: 3, color: ink },
  ];
}

export function bottle(color: Color, wall: Color): Buffer {
  return drawing(CREAM, wall, [
    shadow(170, [214, 202, 188]),
    { x: 240, y: 92, width: 44, height: 64, radius: 8, color: INK },
    { x: 240, y: 212, width: 128, height: 192, radius: 28, color },
    ...label(100, 224, color),
  ]);
}

export function tube(color: Color, wall: Color): Buffer {
  return drawing(CREAM, wall, [
    shadow(140, [214, 202, 188]),
    { x: 240, y: 284, width: 58, height: 44, radius: 8, color: INK },
    { x: 240, y: 168, width: 104, height: 208, radius: 14, color },
    { x: 240, y: 68, width: 112, height: 14, radius: 3, color },
    ...label(78, 172, color),
  ]);
}

export function jar(color: Color, wall: Color): Buffer {
  return drawing(CREAM, wall, [
    shadow(230, [214, 202, 188]),
    { x: 240, y: 240, width: 196, height: 132, radius: 24, color },
    { x: 240, y: 156, width: 208, height: 46, radius: 12, color: INK },
    ...label(140, 246, color),
  ]);
}

const FLOOR: Color = [202, 172, 140];
const WOOD: Color = [140, 98, 70];
const GLASS: Color = [214, 232, 240];

/** A wall, a floor and the things in it. */
function room(wall: Color, things: readonly Box[]): Buffer {
  return drawing(wall, wall, [{ x: 240, y: 330, width: 520, height: 100, radius: 0, color: FLOOR }, ...things]);
}

function plant(x: number): Box[] {
  return [
    { x, y: 226, width: 46, height: 66, radius: 23, color: [92, 138, 104] },
    { x: x - 20, y: 244, width: 34, height: 46, radius: 17, color: [112, 158, 120] },
    { x, y: 282, width: 40, height: 40, radius: 8, color: [226, 214, 198] },
  ];
}

export function cabin(wall: Color): Buffer {
  return room(wall, [
    { x: 110, y: 120, width: 110, height: 120, radius: 8, color: GLASS },
    { x: 290, y: 250, width: 230, height: 36, radius: 16, color: LABEL },
    { x: 200, y: 234, width: 56, height: 26, radius: 12, color: CREAM },
    { x: 220, y: 288, width: 12, height: 50, radius: 3, color: WOOD },
    { x: 370, y: 288, width: 12, height: 50, radius: 3, color: WOOD },
    ...plant(60),
  ]);
}

export function chair(wall: Color, seat: Color): Buffer {
  return room(wall, [
    { x: 240, y: 120, width: 130, height: 170, radius: 65, color: WOOD },
    { x: 240, y: 120, width: 116, height: 156, radius: 58, color: GLASS },
    { x: 240, y: 226, width: 92, height: 84, radius: 22, color: seat },
    { x: 240, y: 272, width: 116, height: 30, radius: 12, color: seat },
    { x: 240, y: 304, width: 14, height: 44, radius: 3, color: INK },
    { x: 240, y: 328, width: 80, height: 10, radius: 5, color: INK },
    ...plant(410),
  ]);
}

export function shop(wall: Color): Buffer {
  return room(wall, [
    { x: 240, y: 66, width: 380, height: 44, radius: 6, color: [196, 92, 76] },
    { x: 160, y: 190, width: 180, height: 180, radius: 6, color: GLASS },
    { x: 340, y: 204, width: 110, height: 208, radius: 6, color: WOOD },
    { x: 340, y: 180, width: 84, height: 120, radius: 4, color: GLASS },
    { x: 384, y: 226, width: 8, height: 28, radius: 4, color: CREAM },
    ...plant(70),
  ]);
}
