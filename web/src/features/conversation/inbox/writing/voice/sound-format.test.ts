import { expect, it } from "vitest";
import { soundFormat } from "./sound-format.ts";

const firefox = (type: string) => /^audio\/(ogg|webm);/.test(type);
const chromium = (type: string) => type.startsWith("audio/webm;");
const safari = (type: string) => type === "audio/mp4;codecs=mp4a.40.2";

it("sends WhatsApp Opus in Ogg wherever it can be had, and M4A else", () => {
  expect(soundFormat("WhatsApp", firefox)?.sent).toBe("as-is");
  expect(soundFormat("WhatsApp", chromium)).toEqual({ recorded: "audio/webm;codecs=opus", sent: "ogg" });
  expect(soundFormat("WhatsApp", safari)?.recorded).toBe("audio/mp4;codecs=mp4a.40.2");
});

it("sends pages what they play, and nobody what cannot be recorded", () => {
  expect(soundFormat("Instagram", safari)?.sent).toBe("as-is");
  expect(soundFormat("Messenger", chromium)?.sent).toBe("wav");
  expect(soundFormat("Messenger", () => false)).toBeNull();
});
