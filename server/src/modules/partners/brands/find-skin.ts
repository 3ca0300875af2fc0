// The look of a page: of the partner that it is about, else of the name under which it was asked; null is our own.
import type { PersonCtx, Principal, SystemCtx } from "../../../kernel/context.ts";
import { hostnameIn } from "../../../kernel/edge/own-hosts.ts";
import type { AskedPage, FindSkin } from "../../../kernel/http/web/pages.ts";
import type { BrandCache } from "./brand-cache.ts";
import { partnerAtHost } from "./brand-slots.ts";
import { brandsOfPerson } from "./list-brands.ts";
import { skinOf } from "./page-skin.ts";

type Authenticate = (headers: AskedPage["headers"]) => Promise<Principal | null>;

/** How long a page waits for the logos of its reader; they then lack on it. */
const PATIENCE_MS = 500;

export function createFindSkin(brands: BrandCache, authenticate: Authenticate): FindSkin {
  async function brandOf(ctx: SystemCtx, { host, owner }: AskedPage) {
    const ofOwner = owner && (await brands.of(ctx, owner));
    if (ofOwner) return ofOwner;
    const hostname = hostnameIn(host);
    const partnerId = await ctx.fillings.one(partnerAtHost)(ctx, hostname);
    return partnerId ? brands.of(ctx, partnerId) : null;
  }

  /** The script of the page will wear the brand of the business that its reader opens. */
  async function logosOfReader(ctx: SystemCtx, headers: AskedPage["headers"]): Promise<string[]> {
    const principal = await authenticate(headers);
    if (!principal) return [];
    const person: PersonCtx = { ...ctx, kind: "person", principal };
    return (await brandsOfPerson(brands, person)).map(({ branding }) => branding.logoUrl);
  }

  return async (ctx, page) => {
    const logos = logosOfReader(ctx, page.headers).catch(() => []);
    const late = new Promise<string[]>((say) => setTimeout(say, PATIENCE_MS, []).unref());
    const [branding, pictures] = await Promise.all([brandOf(ctx, page), Promise.race([logos, late])]);
    return { skin: branding && skinOf(branding), pictures };
  };
}
