// Until when a promotion of a rule waits that is due: for the morning, or for the day of its contact to have room.
import { outsideQuietHours } from "@mostrador/domain/growth/outreach/quiet-hours.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { NotificationRow } from "../notification.store.ts";
import { lockPromotions, promotionsSince } from "./rule-message.store.ts";

/** Promotions of all rules to one contact, in any 24 hours. */
const MOST_A_DAY = 2;
const DAY = 86_400_000;
/** One that is sent later than this was held up: then it may be night by now. */
const LATE = 10 * 60_000;

const NIGHT = "Espera a la mañana: de noche no salen promociones";
const FULL = `Espera: el contacto ya recibió ${MOST_A_DAY} promociones en las últimas 24 horas`;

/** Null: it is sent now. `reason` in Spanish. */
export async function waitTime(
  tx: Tx,
  ctx: TenantCtx,
  { kind, deliver_at }: Pick<NotificationRow, "kind" | "deliver_at">,
  { zone, contactId }: { zone: string; contactId: string },
): Promise<{ until: Instant; reason: string } | null> {
  const avoidsNight = kind === "campaign" || ctx.now - deliver_at.getTime() > LATE;
  const morning = avoidsNight ? outsideQuietHours(zone, ctx.now, Number.POSITIVE_INFINITY) : ctx.now;
  if (morning > ctx.now) return { until: morning, reason: NIGHT };
  const [, sentAt] = await Promise.all([lockPromotions(tx, contactId), promotionsSince(tx, contactId, ctx.now - DAY)]);
  const first = sentAt[sentAt.length - MOST_A_DAY];
  return first === undefined ? null : { until: first + DAY, reason: FULL };
}
