// Reads a speech request as OpenAI does, and makes a silent sound in the requested format.
import { z } from "zod";
import { voiceNote } from "../console/voice-note.ts";
import { parseOpenAi } from "./chat-request.ts";

const speechSchema = z.strictObject({
  model: z.string().min(1),
  input: z.string().min(1).max(4096),
  voice: z.enum(["alloy", "ash", "ballad", "coral", "echo", "fable", "nova", "onyx", "sage", "shimmer", "verse"]),
  response_format: z.enum(["mp3", "opus", "aac"]).default("mp3"),
  instructions: z.string().optional(),
  speed: z.number().min(0.25).max(4).optional(),
});

type Speech = z.infer<typeof speechSchema>;

export function parseSpeech(body: unknown): Speech {
  return parseOpenAi(speechSchema, body);
}

const TYPES = { mp3: "audio/mpeg", opus: "audio/ogg", aac: "audio/aac" };

export function spoken({ response_format: format, input }: Speech): { type: string; bytes: Buffer } {
  const seconds = Math.max(1, Math.round(input.length / 15));
  return { type: TYPES[format], bytes: format === "opus" ? voiceNote(seconds) : frames(format, seconds) };
}

/** Empty frames: of MPEG at 128 kbit/s, or ADTS of 417 bytes. */
function frames(format: "mp3" | "aac", seconds: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set(format === "mp3" ? [0xff, 0xfb, 0x90, 0x00] : [0xff, 0xf1, 0x50, 0x80, 0x34, 0x3f, 0xfc]);
  return Buffer.concat(Array(seconds * 38).fill(frame));
}
