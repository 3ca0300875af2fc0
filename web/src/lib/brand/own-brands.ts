// The brands of the signed-in person's partners: read with the session, worn by the open business, and kept for the first
// paint of the next page.
import type { Me } from "@mostrador/domain/ground/identity/schema.ts";
import { fontSheet } from "@mostrador/domain/partners/brands/font-file.ts";
import type { listBrands } from "@mostrador/domain/partners/brands/routes.ts";
import type { WornBrand } from "@mostrador/domain/partners/brands/schema.ts";
import type * as z from "zod";
import { read } from "../client.ts";
import { activeBusinessId, onActiveBusiness, openedBusiness } from "../session/active-business-id.ts";
import { currentBrand, setBrand } from "./brand.ts";

/** `public/theme-mode.js` reads it. */
const KEY = "mostrador.brand";
const MOST_WAIT_MS = 1_500;
// Repeats the route's method and path, because importing the routes would add zod to the first screens.
const LIST = { method: "GET", path: "/api/brand" } as typeof listBrands;

let known = new Map<string, WornBrand>();
let person: z.infer<typeof Me> | null = null;

onActiveBusiness(wear);

/** Waits for the brands only where none was seen before: the first picture then has the right one. */
export async function readOwnBrands(me: z.infer<typeof Me>): Promise<void> {
  person = me;
  if (!me.partner && me.memberships.every(({ partner }) => !partner)) return wear();
  const answered = read(LIST, {})
    .then((brands) => {
      known = new Map(brands.map(({ partner, branding }) => [partner, branding]));
      wear();
    })
    .catch(() => undefined);
  if (currentBrand()) return;
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS))]);
}

function wear(): void {
  if (!person) return;
  const businessId = openedBusiness(person);
  const own = person.memberships.find((one) => one.businessId === businessId);
  const partner = person.partner ?? own?.partner;
  const branding = (partner && known.get(partner)) || null;
  keep(branding);
  const next = branding ?? ofPage();
  if (JSON.stringify(next) === JSON.stringify(currentBrand())) return;
  dress(next);
  setBrand(next);
}

function keep(branding: WornBrand | null): void {
  try {
    if (branding) localStorage.setItem(KEY, JSON.stringify({ business: activeBusinessId(), branding }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the next page begins with the product's own look.
  }
}

/** That of the document: of the host, for businesses without a brand. */
function ofPage(): WornBrand | null {
  const said = document.querySelector<HTMLMetaElement>("meta[name=brand]")?.content;
  return said ? (JSON.parse(said) as WornBrand) : null;
}

/** The font's sheet, once, and the icon of the tab. */
function dress(brand: WornBrand | null): void {
  const sheet = brand ? fontSheet(brand.fontFamily) : "";
  if (sheet && !document.querySelector(`link[href="${sheet}"]`))
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet }));
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  icon.removeAttribute("type");
  icon.href = brand ? brand.logoUrl || brand.icon : "/icon.svg";
}
