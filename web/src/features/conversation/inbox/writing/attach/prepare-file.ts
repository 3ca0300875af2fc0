// Prepares a file for WhatsApp: converts large or unsupported pictures to JPG, and reports unsupported files before the
// upload.
import { ONLY_SOUNDS } from "@mostrador/domain/conversation/inbox/carriers/carried-by.ts";
import {
  fits,
  LARGEST_MEDIA,
  type MediaKind,
  MOST_OF_KIND,
  sizeText,
  tooLarge,
} from "@mostrador/domain/conversation/inbox/media/carried.ts";
import { SaidError } from "../../../../../ui/action/said-error.ts";

export type PreparedFile = { file: File; kind: MediaKind };

const AS_THEY_ARE = /^image\/(jpeg|png)$/;
const SOUNDS = /^audio\/(aac|amr|mpeg|mp3|mp4|m4a|x-m4a|ogg)$/;
const VIDEOS = /^video\/(mp4|3gpp)$/;

/** Throws with a message that can be shown. */
export async function prepareFile(file: File): Promise<PreparedFile> {
  if (file.size === 0) throw new SaidError("El archivo está vacío");
  if (file.size > LARGEST_MEDIA) throw new SaidError(`Un archivo puede pesar hasta ${sizeText(LARGEST_MEDIA)}`);
  const type = file.type.split(";")[0] ?? "";
  if (type.startsWith("image/") && type !== "image/svg+xml") return { file: await picture(file, type), kind: "image" };
  if (type.startsWith("audio/")) return within(file, "audio", SOUNDS.test(type), ONLY_SOUNDS);
  if (type.startsWith("video/")) return within(file, "video", VIDEOS.test(type), ONLY_VIDEOS);
  return { file, kind: "document" };
}

const ONLY_VIDEOS = "WhatsApp solo acepta videos MP4 o 3GP";

function within(file: File, kind: "audio" | "video", isTaken: boolean, why: string): PreparedFile {
  if (!isTaken) throw new SaidError(why);
  if (!fits(kind, file.size)) throw new SaidError(tooLarge(kind).reason);
  return { file, kind };
}

const LONGEST = 2560;

async function picture(file: File, type: string): Promise<File> {
  if (AS_THEY_ARE.test(type) && fits("image", file.size)) return file;
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new SaidError("Esta foto no se puede abrir aquí. Guárdala como JPG.");
  });
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new SaidError(tooLarge("image").reason);
  // JPG has no transparency
  drawing.fillStyle = "#fff";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.88));
  if (!bytes || bytes.size > MOST_OF_KIND.image) throw new SaidError(tooLarge("image").reason);
  return new File([bytes], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: "image/jpeg" });
}
