import { expect, test } from "vitest";
import { wordsOf } from "../../conversation/inbox/preview.ts";
import { unseenNotice } from "./unseen-notice.ts";

test("it says what it cannot hear or see, each kind once, and nothing of a sticker", () => {
  expect(unseenNotice(["audio", "audio"])).toBe("Por aquí no puedo escuchar audios. ¿Me lo escribes, por favor?");
  expect(unseenNotice(["image", "sticker", "audio"])).toBe(
    "Por aquí no puedo ver fotos ni escuchar audios. ¿Me lo escribes, por favor?",
  );
  expect(unseenNotice(["image", "video", "document"])).toBe(
    "Por aquí no puedo ver fotos, ver videos ni abrir archivos. ¿Me lo escribes, por favor?",
  );
  expect(unseenNotice(["sticker"])).toBeNull();
  expect(unseenNotice([])).toBeNull();
});

test("the words of a message are its text or its caption: not its sign and not the name of its file", () => {
  expect(wordsOf({ kind: "text", text: "[Imagen] dice él", filename: "" })).toBe("[Imagen] dice él");
  expect(wordsOf({ kind: "image", text: "[Imagen] así lo quiero", filename: "" })).toBe("así lo quiero");
  expect(wordsOf({ kind: "audio", text: "[Audio]", filename: "" })).toBe("");
  expect(wordsOf({ kind: "document", text: "[Documento] receta.pdf", filename: "receta.pdf" })).toBe("");
  expect(wordsOf({ kind: "location", text: "[Ubicación] Zócalo", filename: "" })).toBe("[Ubicación] Zócalo");
  expect(wordsOf({ kind: "unsupported", text: "[Mensaje no compatible]", filename: "" })).toBe("");
});
