// Keeps a picture of the demo as an upload of its owner.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TenantCtx } from "../../kernel/context.ts";
import { newCode } from "../../kernel/id.ts";
import { keepFile } from "../../modules/ground/files/index.ts";
import type { Parts } from "../demo-business.ts";

/** Its address. */
export async function keepPicture(ctx: TenantCtx, { files }: Parts, bytes: Buffer): Promise<string> {
  const folder = join(files.folder, "incoming");
  await mkdir(folder, { recursive: true });
  const path = join(folder, newCode(24));
  await writeFile(path, bytes);
  const { data } = await keepFile(files, ctx, { path, bytes: bytes.length, sha256: "", name: "foto.png" });
  return data.url;
}
