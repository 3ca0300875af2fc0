import { expect, test } from "vitest";
import { filePath, isFileName } from "./file-address.ts";
import { knownType, LARGEST, MOST_BYTES, mediaType, refusedType, tooLarge } from "./file-kind.ts";

test.each([
  ["image/jpeg", "image", "jpg"],
  ["audio/ogg; codecs=opus", "audio", "ogg"],
  ["audio/x-m4a", "audio", "m4a"],
  ["audio/vnd.wave", "audio", "wav"],
  ["application/pdf", "document", "pdf"],
])("%s is kept as %s", (read, kind, extension) => expect(knownType(read)).toMatchObject({ kind, extension }));

test.each(["image/svg+xml", "text/html", "application/xml", "video/quicktime", "constructor", "", undefined])(
  "%s is not kept, and says why",
  (read) => {
    expect(knownType(read)).toBeNull();
    expect(refusedType(read).length).toBeGreaterThan(20);
  },
);

test("a byte too much is too much, and no kind is larger than the largest", () => {
  expect(tooLarge("image", MOST_BYTES.image)).toBeNull();
  expect(tooLarge("image", MOST_BYTES.image + 1)).toBe("Una imagen puede pesar hasta 5 MB");
  for (const most of Object.values(MOST_BYTES)) expect(most).toBeLessThanOrEqual(LARGEST);
});

test("what is no picture, video or sound counts as a picture", () => expect(mediaType("document")).toBe("image"));

const NAME = "aBcDeFgHjKmNpQrStUvWxYz2.png";
test.each([
  [`/archivos/${NAME}`, `/archivos/${NAME}`],
  [`https://citas.mx/archivos/${NAME}`, `/archivos/${NAME}`],
  [`http://localhost:3000/archivos/${NAME}`, `/archivos/${NAME}`],
  [`https://citas.mx/otro/archivos/${NAME}`, null],
  [`/archivos/../${NAME}`, null],
  [`/archivos/${NAME}?x=1`, null],
  [`javascript:/archivos/${NAME}`, null],
  ["https://ejemplo.mx/foto.png", null],
])("%s is the file %s", (url, path) => expect(filePath(url)).toBe(path));

test("a name is of one length and one form", () => {
  expect(isFileName(NAME)).toBe(true);
  for (const name of ["", "x.png", `${NAME}/`, NAME.toUpperCase().slice(1), `.${NAME}`])
    expect(isFileName(name)).toBe(false);
});
