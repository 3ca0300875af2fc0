// Pictures for the demo, drawn by code: a wall in the evening light, with a lamp. PNG, a few kilobytes each.
import { crc32, deflateSync } from "node:zlib";

export type Color = readonly [red: number, green: number, blue: number];

const WIDTH = 800;
const HEIGHT = 500;

/** A gradient from `above` to `below`, with a round light at a third of its height. */
export function picture(above: Color, below: Color, light: Color): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const row = Buffer.alloc(1 + WIDTH * 3);
    const wall = mixed(above, below, y / HEIGHT);
    for (let x = 0; x < WIDTH; x += 1) {
      const far = Math.hypot(x - WIDTH * 0.68, y - HEIGHT * 0.34) / 120;
      // a hard edge would look cut out, a long one like fog
      const glow = far < 1 ? 1 : Math.max(0, 1 - (far - 1) * 8);
      row.set(mixed(wall, light, glow), 1 + x * 3);
    }
    return row;
  });
  return pngOf(WIDTH, HEIGHT, Buffer.concat(rows));
}

/** `share`: 0 for the first colour, 1 for the second. */
export function mixed(one: Color, other: Color, share: number): Color {
  return one.map((part, at) => Math.round(part + ((other[at] ?? part) - part) * share)) as unknown as Color;
}

/** `rows`: a zero and the colours of each pixel, row after row. */
export function pngOf(width: number, height: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
