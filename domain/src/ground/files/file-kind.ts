// What files a business may store, by their content and never by their names: the only place for kinds and limits. The
// sizes are WhatsApp's, so that each upload can also be sent.

export const FILE_KINDS = ["image", "video", "audio", "document"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

type KnownType = { kind: FileKind; extension: string };

const MB = 1024 * 1024;

/** Bytes of one file. */
export const MOST_BYTES: { readonly [kind in FileKind]: number } = {
  image: 5 * MB,
  video: 16 * MB,
  audio: 16 * MB,
  document: 16 * MB,
};
/** Of one upload, before its kind is known. */
export const LARGEST = Math.max(...Object.values(MOST_BYTES));
/** All the files of one business. */
export const MOST_FILES = 2_000;
export const MOST_BYTES_IN_ALL = 2_048 * MB;

/** Of one picture: more than any phone takes in a file of this size, and still possible for a browser to draw. */
const MOST_PIXELS = 64_000_000;
const MOST_SIDE = 16_384;

/** By their content types, as file servers return them. Neither SVG nor anything else that a browser would run. */
export const KNOWN_TYPES: { readonly [contentType: string]: KnownType } = {
  "image/jpeg": { kind: "image", extension: "jpg" },
  "image/png": { kind: "image", extension: "png" },
  "image/webp": { kind: "image", extension: "webp" },
  "image/gif": { kind: "image", extension: "gif" },
  "video/mp4": { kind: "video", extension: "mp4" },
  "video/webm": { kind: "video", extension: "webm" },
  "video/3gpp": { kind: "video", extension: "3gp" },
  "audio/mpeg": { kind: "audio", extension: "mp3" },
  "audio/ogg": { kind: "audio", extension: "ogg" },
  "audio/mp4": { kind: "audio", extension: "m4a" },
  "audio/aac": { kind: "audio", extension: "aac" },
  "audio/amr": { kind: "audio", extension: "amr" },
  "audio/wav": { kind: "audio", extension: "wav" },
  "application/pdf": { kind: "document", extension: "pdf" },
};

/** Other names of the same content. */
const ALIASES: { readonly [said: string]: string } = {
  "video/x-m4v": "video/mp4",
  "audio/x-m4a": "audio/mp4",
  "audio/vnd.wave": "audio/wav",
  "audio/x-wav": "audio/wav",
  "image/apng": "image/png",
};

/** The stored content type for a detected one; null where such files are not accepted. */
export function knownType(read: string | undefined): (KnownType & { contentType: string }) | null {
  const plain = (read ?? "").split(";")[0]?.trim() ?? "";
  const contentType = ALIASES[plain] ?? plain;
  const known = Object.hasOwn(KNOWN_TYPES, contentType) ? KNOWN_TYPES[contentType] : undefined;
  return known ? { ...known, contentType } : null;
}

/** Why a file is not accepted, in helpful words. */
export function refusedType(read: string | undefined): string {
  if (/^image\/hei[cf]/.test(read ?? "")) return "Las fotos HEIC no se pueden mostrar ni enviar. Guárdala como JPG.";
  if (read === "video/quicktime") return "Los videos MOV no se pueden enviar por WhatsApp. Guárdalo como MP4.";
  return "Solo se aceptan imágenes JPG, PNG, WEBP o GIF, videos MP4, WEBM o 3GP, audios y PDF";
}

/** Null when it fits. */
export function tooLarge(kind: FileKind, bytes: number): string | null {
  return bytes <= MOST_BYTES[kind] ? null : `${NAMES[kind]} puede pesar hasta ${MOST_BYTES[kind] / MB} MB`;
}

/** Null when it can be drawn. */
export function tooManyPixels({ width, height }: { width: number; height: number }): string | null {
  const isFine = width <= MOST_SIDE && height <= MOST_SIDE && width * height <= MOST_PIXELS;
  return isFine ? null : "La imagen tiene demasiados pixeles. Guárdala más chica, de hasta 8,000 por lado.";
}

const NAMES = { image: "Una imagen", video: "Un video", audio: "Un audio", document: "Un PDF" } as const;

/** Attachments are pictures, videos or audio; everything else counts as a picture (contract/catalog#resources). */
export function mediaType(kind: FileKind): "image" | "video" | "audio" {
  return kind === "document" ? "image" : kind;
}
