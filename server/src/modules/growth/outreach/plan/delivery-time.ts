// When a person's message is sent: from now on, within a year.
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";

/** A screen may have been open for a while. */
const LATE_MS = 10 * 60_000;
const YEAR_MS = 366 * 86_400_000;

export function deliveryTime(ctx: TenantCtx, deliveryDate: string): Instant {
  const at = Date.parse(deliveryDate);
  const path = "notification.deliveryDate";
  if (at < ctx.now - LATE_MS) throw invalid(path, "La fecha de envío ya pasó");
  if (at > ctx.now + YEAR_MS) throw invalid(path, "La fecha de envío puede ser hasta dentro de un año");
  return at;
}
