// The brands of partners, in memory: every page needs one before its first byte, also while the database is away.
import type { WornBrand } from "@mostrador/domain/partners/brands/schema.ts";
import { shownBranding } from "@mostrador/domain/partners/partners/brand/shown-branding.ts";
import type { Ctx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { type PartnerRow, readPartner } from "../partners/index.ts";
import { iconAddress } from "./brand-picture.ts";

/** Older knowledge is read again before an answer, for other processes may have changed it. */
const FRESH_MS = 2_000;
/** How long a page waits for the database; then it has the brand of before, or none. */
const PATIENCE_MS = 500;
const MOST = 5_000;

type CachedBrand = { branding: WornBrand | null; readAt: number };
export type BrandCache = ReturnType<typeof createBrandCache>;

export function createBrandCache() {
  const cache = new Map<string, CachedBrand>();

  async function readAgain(ctx: Ctx, partnerId: string): Promise<void> {
    const row = await transact(ctx, (tx) => readPartner(tx, partnerId));
    if (cache.size >= MOST) cache.clear();
    const isChosen = row && Object.keys(row.branding).length > 0;
    cache.set(partnerId, { branding: isChosen ? worn(row) : null, readAt: Date.now() });
  }

  return {
    /** Null for a partner that has chosen none, and for one that does not exist. */
    async of(ctx: Ctx, partnerId: string): Promise<WornBrand | null> {
      const known = cache.get(partnerId);
      if (known && Date.now() - known.readAt <= FRESH_MS) return known.branding;
      // until it answers, the next pages do not wait for it
      if (known) cache.set(partnerId, { ...known, readAt: Date.now() });
      const answered = readAgain(ctx, partnerId).catch((error: unknown) => {
        ctx.log.warn({ err: error }, "the brand of a partner could not be read");
      });
      const late = new Promise((say) => setTimeout(say, PATIENCE_MS).unref());
      await Promise.race([answered, late]);
      return cache.get(partnerId)?.branding ?? null;
    },
    forget(partnerId: string): void {
      cache.delete(partnerId);
    },
  };
}

function worn({ id, branding, name }: PartnerRow): WornBrand {
  const shown = shownBranding(branding, name);
  return { ...shown, icon: iconAddress(id, shown) };
}
