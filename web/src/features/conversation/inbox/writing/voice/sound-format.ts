// The formats to record and send a note in. WhatsApp shows Opus in Ogg as a voice note and plays M4A as a sound;
// Messenger and Instagram take M4A and WAV.
import type { ChannelName } from "@mostrador/domain/conversation/inbox/schema.ts";

/** `sent`: the target format; `as-is` sends the browser's own file. */
export type SoundFormat = { recorded: string; sent: "as-is" | "ogg" | "wav" };

const OGG = "audio/ogg;codecs=opus";
const WEBM = "audio/webm;codecs=opus";
/** With exact codec names: some browsers put Opus into MP4, which no channel plays. */
const M4A = "audio/mp4;codecs=mp4a.40.2";

const FORMATS: Readonly<Record<"WhatsApp" | "pages", readonly SoundFormat[]>> = {
  WhatsApp: [
    { recorded: OGG, sent: "as-is" },
    { recorded: WEBM, sent: "ogg" },
    { recorded: M4A, sent: "as-is" },
  ],
  pages: [
    { recorded: M4A, sent: "as-is" },
    { recorded: OGG, sent: "wav" },
    { recorded: WEBM, sent: "wav" },
  ],
};

/** The first one this browser can record; null when there is none. */
export function soundFormat(channel: ChannelName, records: (type: string) => boolean): SoundFormat | null {
  const formats = FORMATS[channel === "WhatsApp" ? "WhatsApp" : "pages"];
  return formats.find(({ recorded }) => records(recorded)) ?? null;
}
