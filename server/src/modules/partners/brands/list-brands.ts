// The brands under which a person sees the product: that of their partner, and those of the partners of their businesses.
import type { listBrands as listRoute } from "@mostrador/domain/partners/brands/routes.ts";
import type { PersonCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { partnerOf } from "../partners/index.ts";
import type { BrandCache } from "./brand-cache.ts";

export const createListBrands = (brands: BrandCache) => async (ctx: PersonCtx, _call: Call<typeof listRoute>) => {
  const { memberships, userId } = ctx.principal;
  const own = await readTogether(ctx, (tx) => partnerOf(tx, userId));
  const ids = new Set([own, ...memberships.map(({ partner }) => partner)].filter((id) => typeof id === "string"));
  const found = await Promise.all(
    [...ids].map(async (partner) => ({ partner, branding: await brands.of(ctx, partner) })),
  );
  return { data: found.flatMap(({ partner, branding }) => (branding ? [{ partner, branding }] : [])) };
};
