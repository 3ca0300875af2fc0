// Reads pictures in a chat request as OpenAI does, and stores a short mark instead of their bytes.
import { OpenAiError } from "./openai-error.ts";

const MOST_BYTES = 20 * 1024 * 1024;
const DATA_URL = /^data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/]+={0,2})$/;
/** The first bytes of files of those types, in hexadecimal. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  "image/png": "89504e47",
  "image/jpeg": "ffd8ff",
  "image/webp": "52494646",
  "image/gif": "47494638",
};

/** The request without the bytes of its pictures; null when it has no picture. */
export function withPicturesRead(body: unknown): unknown {
  let isFound = false;
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    if (typeof value !== "object" || value === null) return value;
    if ((value as { type?: unknown }).type !== "image_url")
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, read(each)]));
    isFound = true;
    const { url } = (value as { image_url?: { url?: unknown } }).image_url ?? {};
    return { type: "image_url", image_url: { url: markOf(String(url)) } };
  };
  const marked = read(body);
  return isFound ? marked : null;
}

function markOf(url: string): string {
  const [, type = "", data = ""] = DATA_URL.exec(url) ?? [];
  const bytes = Buffer.from(data, "base64");
  const begins = BEGINNINGS[type];
  if (!begins || !bytes.subarray(0, begins.length / 2).equals(Buffer.from(begins, "hex"))) {
    throw new OpenAiError(400, "You uploaded an unsupported image. Please make sure your image is valid.", {
      code: "invalid_image_format",
    });
  }
  if (bytes.length > MOST_BYTES) throw new OpenAiError(413, `Maximum content size limit (${MOST_BYTES}) exceeded`);
  return `picture: ${type}, ${bytes.length} bytes`;
}
