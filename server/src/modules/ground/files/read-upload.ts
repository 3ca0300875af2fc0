// Reads what an uploaded file is from its bytes, never from its name, and removes a picture's metadata before anybody can
// see it.
import { readFile, writeFile } from "node:fs/promises";
import {
  type FileKind,
  knownType,
  refusedType,
  tooLarge,
  tooManyPixels,
} from "@mostrador/domain/ground/files/file-kind.ts";
import { DomainError, invalid } from "@mostrador/domain/kit/domain-error.ts";
import { fileTypeFromFile } from "file-type";
import type { IncomingFile } from "../../../kernel/http/incoming/incoming-file.ts";
import { canClean, cleanFile } from "./clean/clean-picture.ts";
import { imageSize } from "./private/image-size.ts";

export type FileType = { kind: FileKind; contentType: string; extension: string };
/** `bytes`: of the cleaned file. `pixels`: of a picture. */
export type ReadUpload = FileType & { bytes: number; pixels: { width: number; height: number } | null };

export const NOT_TAKEN = "El archivo está dañado o no se puede guardar. Prueba con otro.";
const EMPTY = "El archivo está vacío";

/** 400 or 413, naming `file`, for what is not accepted. */
export async function readUpload(file: IncomingFile): Promise<ReadUpload> {
  const type = await readKind(file);
  if (!canClean(type.contentType)) return { ...type, bytes: file.bytes, pixels: null };
  const given = await readFile(file.path);
  const pixels = type.kind === "image" ? readPixels(given) : null;
  const cleaned = cleanFile(type.contentType, given);
  if (!cleaned) throw invalid("file", NOT_TAKEN);
  if (!cleaned.equals(given)) await writeFile(file.path, cleaned);
  return { ...type, bytes: cleaned.length, pixels };
}

async function readKind(file: IncomingFile): Promise<FileType> {
  const said = (await fileTypeFromFile(file.path))?.mime;
  const known = knownType(said);
  if (!known) throw invalid("file", file.bytes === 0 ? EMPTY : refusedType(said));
  const large = tooLarge(known.kind, file.bytes);
  if (large) throw new DomainError(413, large, { errors: [{ path: "file", message: large }] });
  return known;
}

function readPixels(picture: Buffer): { width: number; height: number } {
  const size = imageSize(picture);
  if (!size) throw invalid("file", NOT_TAKEN);
  const refusal = tooManyPixels(size);
  if (refusal) throw invalid("file", refusal);
  return size;
}
