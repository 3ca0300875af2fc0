// The files among what a row shows: as they are to be stored, where of a file of ours its bytes say what it is.
import type { ResourceItem } from "@mostrador/domain/catalog/resources/schema.ts";
import { mediaType } from "@mostrador/domain/ground/files/file-kind.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { UseFiles } from "../../ground/files/index.ts";

/** `path`: where the items stand in the body, for what is said of one that is not there. */
export async function itemFiles(tx: Tx, files: UseFiles, path: string, items: readonly ResourceItem[]) {
  const said = items.map(({ url }, index) => ({ path: `${path}.${index}.url`, url }));
  const found = await files.find(tx, said);
  return {
    items: items.map((item) => {
      const file = found.get(item.url);
      return file ? { ...item, url: file.url, type: mediaType(file.kind) } : item;
    }),
    fileIds: [...found.values()].map(({ fileId }) => fileId),
  };
}
