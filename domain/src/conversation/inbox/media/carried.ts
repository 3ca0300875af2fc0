// What WhatsApp carries besides words, with its limits: the only place for kinds, types and limits. The bytes decide
// what a file is; the ending of its name only matters where the bytes leave it open.

export const MEDIA_KINDS = ["image", "audio", "video", "document", "sticker"] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

const MB = 1024 * 1024;

/** Bytes of one file, as WhatsApp has them. */
export const MOST_OF_KIND: { readonly [kind in MediaKind]: number } = {
  image: 5 * MB,
  audio: 16 * MB,
  video: 16 * MB,
  document: 100 * MB,
  sticker: 0.5 * MB,
};
export const LARGEST_MEDIA = Math.max(...Object.values(MOST_OF_KIND));
/** Characters below a picture, a video or a document. Audio and stickers have none. */
export const MOST_OF_CAPTION = 1024;
/**
 * Seconds of a voice note that is recorded here: even as WAV, the largest format, it is below every channel's limit.
 */
export const LONGEST_VOICE_S = 5 * 60;
/** How many files are sent together. */
export const MOST_AT_ONCE = 10;

type Type = { contentType: string; extension: string };

const IMAGES: Types = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp", "image/gif": "gif" };
const SOUNDS: Types = {
  "audio/ogg": "ogg",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/aac": "aac",
  "audio/amr": "amr",
  "audio/wav": "wav",
};
const VIDEOS: Types = { "video/mp4": "mp4", "video/3gpp": "3gp", "video/webm": "webm" };
const OFFICE = "application/vnd.openxmlformats-officedocument.";
const DOCUMENTS: Types = {
  "application/pdf": "pdf",
  "application/msword": "doc",
  "application/vnd.ms-excel": "xls",
  "application/vnd.ms-powerpoint": "ppt",
  [`${OFFICE}wordprocessingml.document`]: "docx",
  [`${OFFICE}spreadsheetml.sheet`]: "xlsx",
  [`${OFFICE}presentationml.presentation`]: "pptx",
  "text/plain": "txt",
};
type Types = { readonly [contentType: string]: string };

const ALIASES: Types = {
  "video/x-m4v": "video/mp4",
  "audio/x-m4a": "audio/mp4",
  "audio/opus": "audio/ogg",
  "application/ogg": "audio/ogg",
  "audio/vnd.wave": "audio/wav",
  "audio/x-wav": "audio/wav",
  "image/apng": "image/png",
};

/** What a file is by its bytes: `type` as detected, '' when unknown; `isText` for text. */
export type ReadType = { type: string; isText: boolean };

/** Programs for a computer or a phone are not stored, for any sender. */
const PROGRAMS =
  /^application\/(x-msdownload|x-msi|vnd\.android\.package-archive|x-elf|x-mach-binary|x-ms-shortcut|java-archive|x-java-applet)$/;

/**
 * How an incoming file of this kind is stored. Documents may be anything except programs: they are served as downloads
 * only.
 */
export function incomingType(kind: MediaKind, read: ReadType): Type | { reason: string } {
  const type = plainType(read.type);
  if (PROGRAMS.test(type)) return { reason: "Es un programa: por seguridad no se guarda" };
  switch (kind) {
    case "image":
      return known(IMAGES, type) ?? { reason: "El archivo no es una imagen que se pueda mostrar" };
    case "sticker":
      return known({ "image/webp": "webp" }, type) ?? { reason: "El archivo no es un sticker" };
    case "audio":
      return known(SOUNDS, soundOf(type)) ?? { reason: "El archivo no es un audio que se pueda escuchar" };
    case "video":
      return known(VIDEOS, type) ?? { reason: "El archivo no es un video que se pueda ver" };
    case "document":
      return known(DOCUMENTS, read.isText ? "text/plain" : type) ?? BINARY;
  }
}

const BINARY = { contentType: "application/octet-stream", extension: "bin" };

/** The kind in which a file is sent, or why WhatsApp does not take it. */
export function outgoingKind(
  read: ReadType,
  filename: string,
  bytes: number,
): (Type & { kind: MediaKind }) | { reason: string } {
  if (bytes === 0) return { reason: "El archivo está vacío" };
  if (bytes > MOST_OF_KIND.document)
    return { reason: `Un archivo puede pesar hasta ${sizeText(MOST_OF_KIND.document)}` };
  const type = plainType(read.type);
  if (PROGRAMS.test(type)) return { reason: "WhatsApp no acepta programas" };
  const image = known(SENT_IMAGES, type);
  if (image) return fits("image", bytes) ? { ...image, kind: "image" } : tooLarge("image");
  const sound = known(SENT_SOUNDS, type);
  const contentType = isOpus(read.type) ? OPUS : type;
  if (sound) return fits("audio", bytes) ? { ...sound, contentType, kind: "audio" } : tooLarge("audio");
  const video = known(SENT_VIDEOS, type);
  if (video) return fits("video", bytes) ? { ...video, kind: "video" } : tooLarge("video");
  const document = known(DOCUMENTS, read.isText ? "text/plain" : officeOf(type, filename));
  if (document) return { ...document, kind: "document" };
  if (/^image\//.test(type)) return { reason: "WhatsApp solo acepta imágenes JPG o PNG" };
  return { reason: NOT_CARRIED };
}

const SENT_IMAGES: Types = { "image/jpeg": "jpg", "image/png": "png" };
const SENT_SOUNDS: Types = {
  "audio/ogg": "ogg",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/aac": "aac",
  "audio/amr": "amr",
  // only by Messenger and Instagram
  "audio/wav": "wav",
};
const SENT_VIDEOS: Types = { "video/mp4": "mp4", "video/3gpp": "3gp" };
const NOT_CARRIED =
  "WhatsApp no acepta este tipo de archivo. Puedes mandar imágenes JPG o PNG, audios MP3, M4A, AAC, AMR u OGG, videos MP4 o 3GP, PDF, Word, Excel, PowerPoint o texto.";

/** Of the Ogg formats WhatsApp plays only this one, and shows it as a voice note if asked. */
const OPUS = "audio/ogg; codecs=opus";

export function isOpus(type: string): boolean {
  return /^audio\/(opus$|ogg;\s*codecs="?opus)/i.test(type);
}

/** Older office documents all start with the same bytes: the ending of the name decides. */
function officeOf(type: string, filename: string): string {
  if (type !== "application/x-cfb") return type;
  const ending = /\.(doc|xls|ppt)$/i.exec(filename)?.[1]?.toLowerCase();
  return Object.keys(DOCUMENTS).find((each) => DOCUMENTS[each] === ending) ?? type;
}

function known(types: Types, type: string): Type | null {
  const extension = Object.hasOwn(types, type) ? types[type] : undefined;
  return extension ? { contentType: type, extension } : null;
}

function plainType(read: string): string {
  const plain = read.split(";")[0]?.trim() ?? "";
  return ALIASES[plain] ?? plain;
}

/** A phone's recording is a video without pictures. */
function soundOf(type: string): string {
  return type === "video/mp4" || type === "video/3gpp" ? "audio/mp4" : type;
}

export function fits(kind: MediaKind, bytes: number): boolean {
  return bytes <= MOST_OF_KIND[kind];
}

const NAMES: { readonly [kind in MediaKind]: string } = {
  image: "Una imagen",
  audio: "Un audio",
  video: "Un video",
  document: "Un documento",
  sticker: "Un sticker",
};

export function tooLarge(kind: MediaKind): { reason: string } {
  return { reason: `${NAMES[kind]} puede pesar hasta ${sizeText(MOST_OF_KIND[kind])}` };
}

/** '850 KB', '1.5 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  const megabytes = Math.round((bytes / MB) * 10) / 10;
  return `${megabytes} MB`;
}

const FIRST_MS = 5_000;
const MOST_MS = 60 * 60_000;
const MOST_TRIES = 8;

/** Milliseconds until a failed download is tried again, or null when it is given up. */
export function mediaRetryDelay(tries: number): number | null {
  return tries >= MOST_TRIES ? null : Math.min(FIRST_MS * 4 ** (tries - 1), MOST_MS);
}
