// The businesses of the directory: the usual actions, with a speciality that fits its category and a link to a map.

import { isMapLink } from "@mostrador/domain/ground/places/map-link.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import { countryCodeExtOf } from "@mostrador/domain/kit/phone/country-code.ts";
import { type DiscoveryCategory, subcategoryLabel } from "@mostrador/domain/platform/discovery/categories.ts";
import { discoveryBusinesses, OTHER_CATEGORY } from "@mostrador/domain/platform/discovery/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { resourceActions } from "../../ground/files/index.ts";

const { routes } = discoveryBusinesses;

export const discoveryActions = resourceActions(discoveryBusinesses, {
  besides: (row, ctx) => ({
    countryCodeExt: countryCodeExtOf(row.country_code as string),
    url: row.published && !row.is_archived ? `${ctx.publicUrl}/directorio/ficha/${row.id}` : null,
  }),
});

export async function createDiscoveryBusiness(ctx: TenantCtx, { body }: Pick<Call<typeof routes.create>, "body">) {
  requireFit(body.discoveryBusiness);
  return discoveryActions.create(ctx, { body });
}

export async function editDiscoveryBusiness(ctx: TenantCtx, { params, body }: Call<typeof routes.edit>) {
  const edit = body.discoveryBusiness;
  return transact(ctx, async (tx, inside) => {
    const before = await discoveryActions.hold(tx, params.id);
    requireFit({
      category: edit.category ?? (before.category as DiscoveryCategory),
      subcategory: edit.subcategory ?? (before.subcategory as string),
      location: edit.location,
    });
    return discoveryActions.edit(inside, { params, body });
  });
}

type Placed = { category: DiscoveryCategory; subcategory: string; location?: string | undefined };

function requireFit({ category, subcategory, location }: Placed): void {
  if (subcategory !== "" && !subcategoryLabel(category, subcategory))
    throw invalid("discoveryBusiness.subcategory", OTHER_CATEGORY);
  if (location && !isMap(location))
    throw invalid("discoveryBusiness.location", "Escribe un enlace de Google Maps, o déjalo vacío");
}

function isMap(location: string): boolean {
  const url = URL.parse(location);
  return url !== null && isMapLink(url);
}
