import { expect, test } from "vitest";
import { notCarried, ONLY_SOUNDS } from "../carriers/carried-by.ts";
import { incomingType, mediaRetryDelay, outgoingKind, sizeText } from "./carried.ts";

const MB = 1024 * 1024;
const read = (type: string) => ({ type, isText: false });

test.each([
  ["image/jpeg", "foto.jpg", 2 * MB, "image"],
  ["audio/ogg; codecs=opus", "nota.ogg", MB, "audio"],
  ["video/mp4", "video.mp4", 15 * MB, "video"],
  ["application/pdf", "lista.pdf", 90 * MB, "document"],
  ["application/x-cfb", "precios.xls", MB, "document"],
])("%s called %s of %i bytes goes out as %s", (type, name, bytes, kind) => {
  expect(outgoingKind(read(type), name, bytes)).toMatchObject({ kind });
});

test("a recorded note keeps that it is Opus, read from its bytes or from where it was kept", () => {
  for (const type of ["audio/ogg; codecs=opus", "audio/opus"])
    expect(outgoingKind(read(type), "nota.ogg", MB)).toMatchObject({ contentType: "audio/ogg; codecs=opus" });
  expect(outgoingKind(read("audio/ogg"), "canción.ogg", MB)).toMatchObject({ contentType: "audio/ogg" });
  expect(outgoingKind(read("audio/vnd.wave"), "nota.wav", MB)).toMatchObject({ contentType: "audio/wav" });
});

test("each channel takes sounds of its own", () => {
  const sound = (contentType: string) => ({ kind: "audio" as const, contentType, bytes: MB });
  expect(notCarried("whatsapp", sound("audio/wav"))).toBe(ONLY_SOUNDS);
  expect(notCarried("whatsapp", sound("audio/ogg; codecs=opus"))).toBeNull();
  expect(notCarried("instagram", sound("audio/ogg; codecs=opus"))).toBe("Instagram solo acepta audios M4A, AAC o WAV");
  expect(notCarried("instagram", sound("audio/mp4"))).toBeNull();
  expect(notCarried("messenger", sound("audio/wav"))).toBeNull();
});

test.each([
  ["image/png", "foto.png", 6 * MB, "Una imagen puede pesar hasta 5 MB"],
  ["image/webp", "foto.webp", MB, "WhatsApp solo acepta imágenes JPG o PNG"],
  ["video/mp4", "largo.mp4", 17 * MB, "Un video puede pesar hasta 16 MB"],
  ["application/pdf", "libro.pdf", 101 * MB, "Un archivo puede pesar hasta 100 MB"],
  ["application/x-msdownload", "lista.pdf", MB, "WhatsApp no acepta programas"],
  ["image/heic", "foto.heic", MB, "WhatsApp solo acepta imágenes JPG o PNG"],
  ["application/x-cfb", "sin ending", MB, /^WhatsApp no acepta este tipo/],
  ["application/zip", "todo.zip", MB, /^WhatsApp no acepta este tipo/],
  ["application/pdf", "vacio.pdf", 0, "El archivo está vacío"],
] as const)("%s called %s of %i bytes does not: %s", (type, name, bytes, reason) => {
  expect(outgoingKind(read(type), name, bytes)).toEqual({
    reason: typeof reason === "string" ? reason : expect.stringMatching(reason),
  });
});

test("what comes in is what its bytes are; a document may be anything but a program", () => {
  expect(incomingType("audio", read("video/mp4"))).toEqual({ contentType: "audio/mp4", extension: "m4a" });
  expect(incomingType("image", read("text/html"))).toHaveProperty("reason");
  expect(incomingType("sticker", read("image/png"))).toHaveProperty("reason");
  expect(incomingType("document", { type: "", isText: true })).toMatchObject({ contentType: "text/plain" });
  expect(incomingType("document", read("application/zip"))).toMatchObject({ contentType: "application/octet-stream" });
  expect(incomingType("document", read("application/x-elf"))).toHaveProperty("reason");
});

test("a file is asked for again at growing distances, and given up in the end", () => {
  expect([1, 2, 3, 7, 8].map(mediaRetryDelay)).toEqual([5_000, 20_000, 80_000, 3_600_000, null]);
});

test("sizes read as people say them", () => {
  expect([10, 850 * 1024, 1.5 * MB, 100 * MB].map(sizeText)).toEqual(["1 KB", "850 KB", "1.5 MB", "100 MB"]);
});
