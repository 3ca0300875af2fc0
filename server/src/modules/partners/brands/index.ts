// Brands of partners as pages, mails and people see them (contract/partners#brand).
import * as routes from "@mostrador/domain/partners/brands/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import { letterheadAt, letterheadOf } from "../../ground/identity/index.ts";
import { brandChanged } from "../partners/index.ts";
import type { BrandCache } from "./brand-cache.ts";
import { brandIcon } from "./brand-icon.ts";
import { createLetterheads } from "./letterhead.ts";
import { createListBrands } from "./list-brands.ts";

export { type BrandCache, createBrandCache } from "./brand-cache.ts";
export { nameOfPartner, partnerAtHost } from "./brand-slots.ts";
export { createFindSkin } from "./find-skin.ts";

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
