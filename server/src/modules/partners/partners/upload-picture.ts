// A picture for the brand of a partner: stored with the public files of this installation, so that each page, mail and
// PDF may load it. The row is written before the bytes, and deleted after them: no stored picture is ever unknown.
import { FILES_PATH, NAME_LENGTH } from "@mostrador/domain/ground/files/file-address.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { uploadPicture as uploadRoute } from "@mostrador/domain/partners/partners/routes.ts";
import { MOST_PICTURE_SIDE } from "@mostrador/domain/partners/partners/schema.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { Unavailable } from "../../../kernel/http/unavailable.ts";
import { newCode } from "../../../kernel/id.ts";
import type { Storage } from "../../../providers/storage/port.ts";
import { readUpload } from "../../ground/files/index.ts";
import { requirePartner } from "./own-partner.ts";
import type { PartnerRow } from "./partner.store.ts";
import { deletePicture, dropPictures, insertPicture, readPictures } from "./picture.store.ts";

/** Mails that were sent with an older logo still show it. */
const MOST_KEPT = 10;
const NO_PICTURE = "El logotipo debe ser una imagen JPG, PNG, WEBP o GIF";
const TOO_LARGE = "El logotipo puede medir hasta 2,000 pixeles por lado";
const AWAY = "No se pudo guardar la imagen en este momento. Intenta de nuevo en unos minutos.";

export function createUploadPicture(disk: Storage | undefined) {
  return {
    async putAway(ctx: PersonCtx, { params, file }: Call<typeof uploadRoute>): Promise<string> {
      if (!disk) throw new Error("There is no disk to keep pictures.");
      await transact(ctx, (tx) => requirePartner(tx, ctx, params.id));
      const { kind, extension, bytes, pixels } = await readUpload(file);
      if (kind !== "image") throw invalid("file", NO_PICTURE);
      if (pixels && Math.max(pixels.width, pixels.height) > MOST_PICTURE_SIDE) throw invalid("file", TOO_LARGE);
      const key = newCode(NAME_LENGTH);
      const name = `${key}.${extension}`;
      const { partnerId, old } = await transact(ctx, async (tx) => {
        const partner = await requirePartner(tx, ctx, params.id, { hold: true });
        const at = new Date(ctx.now);
        await insertPicture(tx, { partnerId: partner.id, name, bytes, at });
        return { partnerId: partner.id, old: await dropOld(tx, partner, name, at) };
      });
      try {
        await disk.put(file.path, { name: key, kind, extension });
      } catch (error) {
        ctx.log.error({ error: (error as Error).message }, "the picture of a partner was not kept");
        await transact(ctx, (tx) => deletePicture(tx, partnerId, name));
        throw new Unavailable(AWAY);
      }
      for (const one of old) await remove(disk, one, () => transact(ctx, (tx) => deletePicture(tx, partnerId, one)));
      return `${FILES_PATH}/${name}`;
    },

    answer: async (_ctx: PersonCtx, url: string) => ({ data: { url }, message: "Imagen subida correctamente" }),
  };
}

/** The oldest ones that the partner does not show. Those that were dropped before and are still there go with them. */
async function dropOld(tx: Tx, { id, image, branding }: PartnerRow, fresh: string, at: Date): Promise<string[]> {
  const shown = [image, branding.logoUrl ?? ""];
  const kept = (name: string) => name === fresh || shown.includes(`${FILES_PATH}/${name}`);
  const names = (await readPictures(tx, id)).map(({ name }) => name);
  const old = names.slice(MOST_KEPT).filter((name) => !kept(name));
  if (old.length > 0) await dropPictures(tx, id, old, at);
  return old;
}

async function remove(disk: Storage, name: string, forget: () => Promise<void>): Promise<void> {
  const [key = "", extension = ""] = name.split(".");
  await disk.remove({ name: key, kind: "image", extension });
  await forget();
}
