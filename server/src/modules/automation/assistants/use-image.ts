// The picture of an assistant: an external address, or one of the business's own files, which is kept while it is used
// here.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { fileUses, type UseFiles } from "../../ground/files/index.ts";

export type UseImage = (tx: Tx, ctx: TenantCtx, id: string, url: string) => Promise<string>;

const PATH = "assistant.image";

/** Returns the address to store. 400 for a file that is no picture. */
export function createUseImage(files: UseFiles): UseImage {
  return async (tx, ctx, id, url) => {
    const found = url ? (await files.find(tx, [{ path: PATH, url }])).get(url) : undefined;
    if (found && found.kind !== "image") {
      const message = "El archivo debe ser una imagen";
      throw new DomainError(400, message, { errors: [{ path: PATH, message }] });
    }
    await fileUses.row.write(tx, ctx.businessId, id, found ? [found.fileId] : []);
    return found?.url ?? url;
  };
}
