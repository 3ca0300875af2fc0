// Pictures as phones make them: their data on place and time is removed, and the picture itself stays.
import { crc32, deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { png } from "../../../../../test/sample-files.ts";
import { imageSize, orientationOf } from "../private/image-size.ts";
import { canClean, cleanFile } from "./clean-picture.ts";

const SECRET = "GPS 19.04 -98.20";

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function exif(orientation: number): Buffer {
  const data = Buffer.alloc(36);
  data.write("Exif\0\0II*\0", 0, "latin1");
  data.writeUInt32LE(8, 10);
  data.writeUInt16LE(1, 14);
  data.writeUInt16LE(0x0112, 16);
  data.writeUInt16LE(3, 18);
  data.writeUInt32LE(1, 20);
  data.writeUInt16LE(orientation, 24);
  return Buffer.concat([data, Buffer.from(SECRET)]);
}

function jpeg(orientation: number): Buffer {
  const frame = Buffer.from([8, 0, 3, 0, 4, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1")),
    segment(0xe1, exif(orientation)),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${SECRET}`)),
    segment(0xe2, Buffer.from("ICC_PROFILE\0colours")),
    segment(0xe2, Buffer.from(`MPF\0${SECRET}`)),
    segment(0xed, Buffer.from(SECRET)),
    segment(0xfe, Buffer.from(SECRET)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([5, 6, 0xff, 0xd9]),
    Buffer.from(SECRET),
  ]);
}

const chunk = (kind: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

function riff(...chunks: [string, Buffer][]): Buffer {
  const body = Buffer.concat(
    chunks.map(([kind, data]) => {
      const head = Buffer.alloc(8);
      head.write(kind, 0, "latin1");
      head.writeUInt32LE(data.length, 4);
      return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
    }),
  );
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function box(kind: string, ...inside: Buffer[]): Buffer {
  const data = Buffer.concat(inside);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length + 8);
  head.write(kind, 4, "latin1");
  return Buffer.concat([head, data]);
}

const PNG = Buffer.concat([
  png(4).subarray(0, -12),
  chunk("eXIf", exif(1)),
  chunk("tEXt", Buffer.from(`Location\0${SECRET}`)),
  chunk("zTXt", deflateSync(SECRET)),
  png(4).subarray(-12),
  Buffer.from(SECRET),
]);
const GIF = Buffer.concat([
  Buffer.from("GIF89a\x05\0\x07\0\x80\0\0\0\0\0\xff\xff\xff", "latin1"),
  Buffer.from("\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", "latin1"),
  Buffer.from(`\x21\xfe${String.fromCharCode(SECRET.length)}${SECRET}\0`, "latin1"),
  Buffer.from(`\x21\xff\x0bXMP DataXMP${String.fromCharCode(SECRET.length)}${SECRET}\0`, "latin1"),
  Buffer.from("\x2c\0\0\0\0\x05\0\x07\0\0\x02\x02\x44\x01\0\x3b", "latin1"),
]);
const VP8X = Buffer.from([0x2c, 0, 0, 0, 3, 0, 0, 3, 0, 0]);
const WEBP = riff(["VP8X", VP8X], ["VP8 ", Buffer.alloc(11)], ["EXIF", exif(1)], ["XMP ", Buffer.from(SECRET)]);
const MP4 = Buffer.concat([
  box("ftyp", Buffer.from("isom\0\0\x02\0isom")),
  box(
    "moov",
    box("mvhd", Buffer.alloc(8)),
    box("trak", box("tkhd", Buffer.alloc(4)), box("udta", Buffer.from(SECRET))),
    box("udta", Buffer.from(SECRET)),
  ),
  box("meta", Buffer.from(SECRET)),
  box("mdat", Buffer.from("pictures")),
]);

test.each([
  ["image/jpeg", jpeg(1)],
  ["image/png", PNG],
  ["image/gif", GIF],
  ["image/webp", WEBP],
  ["video/mp4", MP4],
])("%s says nothing more of where and when", (type, bytes) => {
  const cleaned = cleanFile(type, bytes) as Buffer;
  expect(bytes.includes(SECRET)).toBe(true);
  expect(cleaned.includes(SECRET)).toBe(false);
  if (type.startsWith("image/")) expect(imageSize(cleaned)).toEqual(imageSize(bytes));
  else expect([cleaned.length, cleaned.indexOf("pictures")]).toEqual([bytes.length, bytes.indexOf("pictures")]);
  // a second cleaning changes nothing
  expect(cleanFile(type, cleaned)?.equals(cleaned)).toBe(true);
});

test("a photo stays turned as it was, its colours and all its scans are kept, and it ends where it ends", () => {
  const cleaned = cleanFile("image/jpeg", jpeg(6)) as Buffer;
  expect(imageSize(cleaned)).toEqual({ width: 3, height: 4 });
  expect(orientationOf(cleaned.subarray(6))).toBe(6);
  expect(cleaned.includes("ICC_PROFILE")).toBe(true);
  expect(cleaned.indexOf(Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]))).toBeGreaterThan(0);
  expect(cleaned.subarray(-4)).toEqual(Buffer.from([5, 6, 0xff, 0xd9]));
});

test("what is cut off is no picture, wherever it is cut, and nothing breaks", () => {
  for (const [type, bytes] of [
    ["image/jpeg", jpeg(6)],
    ["image/png", PNG],
    ["image/gif", GIF],
  ] as const) {
    for (let end = 0; end < bytes.length - SECRET.length - 2; end += 1) {
      const cleaned = cleanFile(type, bytes.subarray(0, end));
      expect(cleaned === null || !cleaned.includes(SECRET)).toBe(true);
    }
  }
  expect(canClean("audio/mpeg")).toBe(false);
});
