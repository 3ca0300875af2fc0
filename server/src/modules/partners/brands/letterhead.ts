// The head of letters under a brand: its name, its look, and links at the partner's own name where that is proved.
import type { Ctx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { hostnameIn } from "../../../kernel/edge/own-hosts.ts";
import type { Letterhead } from "../../ground/identity/index.ts";
import type { BrandCache } from "./brand-cache.ts";
import { nameOfPartner, partnerAtHost } from "./brand-slots.ts";
import { letterHtml } from "./letter-html.ts";

const PRODUCT = "Mostrador";

export function createLetterheads(brands: BrandCache) {
  async function headOf(ctx: Ctx, partnerId: string, url: string): Promise<Letterhead> {
    const branding = await brands.of(ctx, partnerId);
    if (!branding) return plain(url);
    const name = branding.companyName.replace(/\s+/g, " ");
    return {
      name,
      url,
      dress: (letter) => ({ ...letter, senderName: name, html: letterHtml(branding, letter.text, url) }),
    };
  }

  async function of(ctx: Ctx, partnerId: string | null): Promise<Letterhead> {
    if (partnerId === null) return plain(ctx.publicUrl);
    const hostname = await transact(ctx, (tx) => ctx.fillings.one(nameOfPartner)(tx, partnerId));
    return headOf(ctx, partnerId, hostname ? `https://${hostname}` : ctx.publicUrl);
  }

  return {
    of,

    /** The brand of the name that was asked, else that of the reader's partner. */
    async at(
      ctx: Ctx,
      { host, isKey, only }: { host: string; isKey: boolean; only: string | null },
    ): Promise<Letterhead> {
      const hostname = hostnameIn(host);
      const partnerId = await ctx.fillings.one(partnerAtHost)(ctx, hostname);
      if (!partnerId) return of(ctx, only);
      return headOf(ctx, partnerId, isKey && partnerId !== only ? ctx.publicUrl : `https://${hostname}`);
    },
  };
}

/** Of our own: plain text. */
const plain = (url: string): Letterhead => ({ name: PRODUCT, url, dress: (letter) => letter });
