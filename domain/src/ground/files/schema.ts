// Files: pictures, videos, audio and PDFs that a business stores (contract/catalog#files).
import * as z from "zod";
import { event } from "../../kit/event.ts";
import { USED } from "../../kit/reference.ts";
import { named, text } from "../../kit/schema.ts";
import { filePath } from "./file-address.ts";

export const FILE_NOT_FOUND = "No se encontró el archivo";

export const StoredFile = z.object({
  url: z.string(),
  public_id: z.string(),
  kind: z.enum(["image", "video", "audio", "document"]),
  contentType: z.string(),
  bytes: z.int(),
  /** Its original name. */
  name: z.string(),
});
export type StoredFile = z.infer<typeof StoredFile>;
named({ StoredFile });

export const FileUrl = z.object({ url: text(1, 500, "La dirección") });
export const PublicId = z.object({ public_id: text(1, 200, "El identificador") });

export const NOT_HTTPS = "La dirección debe empezar con https://";

/** The mark of a field that may name a file of the business; a person who may write the field may upload. */
export const FILE_USE = "file";

/** Marks the field of a body that has the address of a file. */
export function fileAddress<S extends z.ZodType>(address: S): S {
  return address.meta({ [USED]: FILE_USE });
}

/** A URL that can be attached: a file of ours, or one elsewhere. The server knows which is which. */
export const MediaUrl = fileAddress(
  text(1, 500, "La dirección").refine(
    (url) => url === "" || filePath(url) !== null || /^https?:\/\//.test(url),
    NOT_HTTPS,
  ),
);

/** Whether a file elsewhere can be attached by its URL. */
export function isHttps(url: string): boolean {
  return z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(url).success;
}

/** A file to delete: no longer used, or removed by a person. */
export const FileUnused = event<{ fileId: string }>("file-unused");
