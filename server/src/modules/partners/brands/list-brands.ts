// The brands under which a person sees the product: that of their partner, and those of the partners of their businesses.
import type { listBrands as listRoute } from "@mostrador/domain/partners/brands/routes.ts";
import type { WornBrand } from "@mostrador/domain/partners/brands/schema.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { partnerOf } from "../partners/index.ts";
import type { BrandCache } from "./brand-cache.ts";

type PartnerBrand = { partner: string; branding: WornBrand };

export const createListBrands = (brands: BrandCache) => async (ctx: PersonCtx, _call: Call<typeof listRoute>) => {
  return { data: await brandsOfPerson(brands, ctx) };
};

export async function brandsOfPerson(brands: BrandCache, ctx: PersonCtx): Promise<PartnerBrand[]> {
  const { memberships, role, userId } = ctx.principal;
  const own = role === "partner" ? await readTogether(ctx, (tx) => partnerOf(tx, userId)) : undefined;
  const ids = new Set([own, ...memberships.map(({ partner }) => partner)].filter((id) => typeof id === "string"));
  const found = await Promise.all(
    [...ids].map(async (partner) => ({ partner, branding: await brands.of(ctx, partner) })),
  );
  return found.flatMap(({ partner, branding }) => (branding ? [{ partner, branding }] : []));
}
