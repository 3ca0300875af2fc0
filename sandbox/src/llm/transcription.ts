// Reads a transcription request: multipart, as OpenAI does.
import { OpenAiError } from "./openai-error.ts";

type Transcription = {
  model: string;
  language: string | null;
  filename: string;
  mimeType: string;
  bytes: number;
};

const MOST_BYTES = 25 * 1024 * 1024;
const FORMATS = ["flac", "m4a", "mp3", "mp4", "mpeg", "mpga", "oga", "ogg", "wav", "webm"];
const KNOWN = new Set(["file", "model", "language", "prompt", "response_format", "temperature"]);
/** The first bytes of files of those formats; the others are recognized by their name. */
const BEGINNINGS: Readonly<Record<string, string>> = { ogg: "OggS", oga: "OggS", wav: "RIFF", flac: "fLaC" };

export async function parseTranscription(body: unknown, contentType: string): Promise<Transcription> {
  if (!Buffer.isBuffer(body) || !contentType.startsWith("multipart/form-data")) {
    refuse("Could not parse multipart form", "file");
  }
  const form = await readForm(body as Buffer, contentType);
  const unknown = [...form.keys()].find((name) => !KNOWN.has(name));
  if (unknown) refuse(`Unrecognized request argument supplied: ${unknown}`, unknown);
  const [file, model, language] = [form.get("file"), form.get("model"), form.get("language")];
  if (!(file instanceof File)) return refuse("you must provide a file", "file");
  if (typeof model !== "string" || model === "") return refuse("you must provide a model parameter", "model");
  if (language !== null && !/^[a-z]{2}$/.test(String(language))) refuse("Language is not in ISO-639-1", "language");
  const format = form.get("response_format") ?? "json";
  if (format !== "json")
    refuse(`response_format '${String(format)}' is not compatible with model '${model}'.`, "response_format");
  const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!FORMATS.includes(extension)) refuse(`Invalid file format. Supported formats: ${FORMATS.join(", ")}`, "file");
  if (file.size > MOST_BYTES) throw new OpenAiError(413, `Maximum content size limit (${MOST_BYTES}) exceeded`);
  const bytes = Buffer.from(await file.arrayBuffer());
  const begins = BEGINNINGS[extension];
  if (bytes.length < 100 || (begins && bytes.subarray(0, 4).toString("latin1") !== begins)) {
    refuse("Audio file might be corrupted or unsupported", "file");
  }
  return {
    model,
    language: language === null ? null : String(language),
    filename: file.name,
    mimeType: file.type,
    bytes: bytes.length,
  };
}

async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { "content-type": contentType } }).formData();
  } catch {
    return refuse("Could not parse multipart form", "file");
  }
}

function refuse(message: string, param: string): never {
  throw new OpenAiError(400, message, { param });
}
