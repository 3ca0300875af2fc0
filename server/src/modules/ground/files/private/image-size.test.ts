import { expect, test } from "vitest";
import { png } from "../../../../../test/sample-files.ts";
import { imageSize } from "./image-size.ts";

/** The header of a JPEG, turned on its side when `orientation` says so. */
function jpeg(width: number, height: number, orientation: number): Buffer {
  const exif = Buffer.alloc(36);
  exif.writeUInt16BE(0xffe1, 0);
  exif.writeUInt16BE(34, 2);
  exif.write("Exif\0\0II*\0", 4, "latin1");
  exif.writeUInt32LE(8, 14);
  exif.writeUInt16LE(1, 18);
  exif.writeUInt16LE(0x0112, 20);
  exif.writeUInt16LE(3, 22);
  exif.writeUInt32LE(1, 24);
  exif.writeUInt16LE(orientation, 28);
  const frame = Buffer.alloc(19);
  frame.writeUInt16BE(0xffc0, 0);
  frame.writeUInt16BE(17, 2);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), exif, frame]);
}

test("pictures say how large they show, photos of a telephone as they are turned", () => {
  expect(imageSize(png(64))).toEqual({ width: 64, height: 64 });
  expect(imageSize(jpeg(400, 300, 1))).toEqual({ width: 400, height: 300 });
  expect(imageSize(jpeg(400, 300, 6))).toEqual({ width: 300, height: 400 });
  const gif = Buffer.from("GIF89a\x05\0\x07\0\0\0\0", "latin1");
  expect(imageSize(gif)).toEqual({ width: 5, height: 7 });
});

test("whatever else there is has no size, and nothing breaks", () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from("hola"), png(8).subarray(0, 18), Buffer.from([0xff, 0xd8, 0xff])])
    expect(imageSize(bytes)).toBeNull();
});
