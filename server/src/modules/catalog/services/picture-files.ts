// The pictures of a service: files of the business, or addresses elsewhere over https. One that it showed before stays as
// it is, whatever an older rule let in.
import { filePath } from "@mostrador/domain/ground/files/file-address.ts";
import { isHttps } from "@mostrador/domain/ground/files/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { UseFiles } from "../../ground/files/index.ts";

/** As they are to be stored, and the files among them. */
export async function pictureFiles(tx: Tx, files: UseFiles, given: readonly string[], before: readonly string[] = []) {
  const said = given.map((url, index) => ({ path: `service.images.${index}`, url }));
  const isKnownOdd = (url: string) => before.includes(url) && filePath(url) === null && !isHttps(url);
  const found = await files.find(
    tx,
    said.filter(({ url }) => !isKnownOdd(url)),
  );
  const odd = said.filter(({ url }) => found.has(url) && found.get(url)?.kind !== "image");
  if (odd.length > 0) {
    const message = "El archivo debe ser una imagen";
    throw new DomainError(400, message, { errors: odd.map(({ path }) => ({ path, message })) });
  }
  return {
    images: given.map((url) => found.get(url)?.url ?? url),
    fileIds: [...new Set([...found.values()].map(({ fileId }) => fileId))],
  };
}
