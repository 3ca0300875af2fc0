// Brands of partners as pages, mails and people see them (contract/partners#brand).
import * as routes from "@mostrador/domain/partners/brands/routes.ts";
import type { Ctx } from "../../../kernel/context.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { PageSkin } from "../../../kernel/http/web/page-skin.ts";
import type { Module } from "../../../kernel/module.ts";
import { letterheadAt, letterheadOf } from "../../ground/identity/index.ts";
import { brandChanged } from "../partners/index.ts";
import type { BrandCache } from "./brand-cache.ts";
import { brandIcon } from "./brand-icon.ts";
import { partnerAtHost } from "./brand-slots.ts";
import { createLetterheads } from "./letterhead.ts";
import { createListBrands } from "./list-brands.ts";
import { skinOf } from "./page-skin.ts";

export { type BrandCache, createBrandCache } from "./brand-cache.ts";
export { nameOfPartner, partnerAtHost } from "./brand-slots.ts";

export function brandsModule(brands: BrandCache): Module {
  const letterheads = createLetterheads(brands);
  return {
    fills: [
      brandChanged.fill((partnerId) => brands.forget(partnerId)),
      letterheadAt.fill(letterheads.at),
      letterheadOf.fill(letterheads.of),
    ],
    routes: [bind(routes.listBrands, createListBrands(brands))],
    rawRoutes: [brandIcon(brands)],
  };
}

/** The look of a page: of the partner that it is about, else of the name under which it was asked; null is our own. */
export function pageSkins(brands: BrandCache) {
  return async (ctx: Ctx, { host, owner }: { host: string; owner: string | null }): Promise<PageSkin | null> => {
    const ofOwner = owner && (await brands.of(ctx, owner));
    if (ofOwner) return skinOf(ofOwner);
    const hostname = host.replace(/:\d+$/, "").toLowerCase();
    const partnerId = await ctx.fillings.one(partnerAtHost)(ctx, hostname);
    const branding = partnerId ? await brands.of(ctx, partnerId) : null;
    return branding && skinOf(branding);
  };
}
