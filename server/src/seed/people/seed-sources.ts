// The traffic sources of the demo's contacts, recognised by their first words.
import { trafficSources } from "@mostrador/domain/growth/traffic-sources/resource.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { transact } from "../../kernel/db/transaction.ts";
import { createTrafficSource, fileContact } from "../../modules/growth/traffic-sources/index.ts";

type Story = { source: string; keyword: string; description: string; matchType: "exact" | "partial"; days: number[] };

/** `days`: how many days ago each of the next contacts came through it. */
const SOURCES: readonly Story[] = [
  {
    source: "Reel de balayage",
    keyword: "vi su reel",
    description: "Reel fijado en Instagram, con el antes y el después.",
    matchType: "partial",
    days: [61, 48, 33, 20, 9, 2],
  },
  {
    source: "Volante del mercado",
    keyword: "PROMO10",
    description: "Se reparte los sábados; quien escribe la clave tiene 10% en su primera visita.",
    matchType: "exact",
    days: [40, 26, 12],
  },
  {
    source: "Google Maps",
    keyword: "los encontré en maps",
    description: "El botón de WhatsApp de la ficha del negocio ya trae este texto.",
    matchType: "partial",
    days: [15],
  },
];
const DAY_MS = 24 * 3_600_000;

export async function seedSources(ctx: TenantCtx, contactIds: readonly string[]): Promise<void> {
  let next = 0;
  for (const { days, ...source } of SOURCES) {
    const made = trafficSources.New.parse({ businessId: ctx.businessId, ...source });
    await createTrafficSource(ctx, { body: { trafficSource: made } });
    for (const ago of days) {
      const [contactId, at] = [contactIds[next % contactIds.length] as string, new Date(ctx.now - ago * DAY_MS)];
      next += 1;
      await transact(ctx, (tx) =>
        fileContact(tx, ctx, { contactId, text: source.keyword, at, lastWritten: null, referral: null }),
      );
    }
  }
}
