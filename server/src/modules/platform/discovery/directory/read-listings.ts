// Published businesses for strangers. Each is read inside its own business, under its row policy.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { DiscoveryBusiness } from "@mostrador/domain/platform/discovery/resource.ts";
import { type Actor, type SystemCtx, tenantCtx } from "../../../../kernel/context.ts";
import { readTogether } from "../../../../kernel/db/transaction.ts";
import { isFeatureOff } from "../../../../kernel/features/features.ts";
import { bookingPath } from "../../../growth/reservations/index.ts";
import { discoveryActions } from "../discovery-business.ts";
import { DIRECTORY } from "../feature.ts";
import { type Entry, entriesOf, entryAt, newestEntries } from "./entries.store.ts";
import type { Site } from "./site.ts";

export const PER_PAGE = 20;

const VISITOR: Actor = { kind: "system", name: "Directorio" };

export type Listing = DiscoveryBusiness & { url: string };
type ListingPage = { listings: Listing[]; hasMore: boolean };

export async function readListings(
  ctx: SystemCtx,
  place: { category: string; subcategory?: string | undefined },
  site: Site,
  page: number,
): Promise<ListingPage> {
  const part = { limit: PER_PAGE + 1, offset: (page - 1) * PER_PAGE };
  const entries = await readTogether(ctx, (tx) => entriesOf(tx, { ...place, partnerId: site.partnerId }, part));
  return { listings: await readAll(ctx, entries.slice(0, PER_PAGE), site), hasMore: entries.length > PER_PAGE };
}

/** Of all categories, the newest first. */
export async function readNewest(ctx: SystemCtx, site: Site, most: number): Promise<Listing[]> {
  return readAll(ctx, await readTogether(ctx, (tx) => newestEntries(tx, most, site.partnerId)), site);
}

async function readAll(ctx: SystemCtx, entries: readonly Entry[], site: Site): Promise<Listing[]> {
  const listings: Listing[] = [];
  // one after another: a page of the directory takes one connection of the pool
  for (const entry of entries) {
    const listing = await readEntry(ctx, entry, site);
    if (listing) listings.push(listing);
  }
  return listings;
}

/** With the path of the business's booking page, while that is on. */
export async function readListing(
  ctx: SystemCtx,
  id: string,
  site: Site,
): Promise<{ listing: Listing; booking: string | null } | undefined> {
  const entry = await readTogether(ctx, (tx) => entryAt(tx, id, site.partnerId));
  const listing = entry && (await readEntry(ctx, entry, site));
  if (!listing) return undefined;
  return { listing, booking: await bookingPath(tenantCtx(ctx, entry.businessId, VISITOR)) };
}

/** Undefined where its owner has just taken it out, or where the team switched the directory off. */
async function readEntry(ctx: SystemCtx, { businessId, id }: Entry, site: Site): Promise<Listing | undefined> {
  const inside = tenantCtx(ctx, businessId, VISITOR);
  if (await readTogether(inside, (tx) => isFeatureOff(tx, DIRECTORY))) return undefined;
  try {
    const { data } = await discoveryActions.get(inside, { params: { id } });
    return data.url === null ? undefined : { ...data, url: `${site.url}/directorio/ficha/${id}` };
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return undefined;
    throw error;
  }
}
