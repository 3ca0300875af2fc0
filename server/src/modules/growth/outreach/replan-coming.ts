// Plans the future appointments again, a page at a time, after the assistant's duties changed (D-5.1).
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { comingAppointments } from "../../scheduling/appointments/index.ts";
import { planAppointment } from "./plan-appointment.ts";

const PAGE = 50;

/** From the one after `beyond`, by id. Returns the last of the page; null after the last page. */
export async function replanComing(ctx: TenantCtx, beyond: string | null): Promise<string | null> {
  const ids = await transact(ctx, (tx) => comingAppointments(tx, ctx, PAGE, beyond));
  for (const id of ids) await planAppointment(ctx, id);
  return ids.length < PAGE ? null : (ids.at(-1) ?? null);
}
