// Two reminders that clients of the demo asked for.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { planReminder } from "../../modules/growth/outreach/index.ts";

const ZONE = "America/Mexico_City";
const ASKED = [
  { person: 2, about: "llevar la foto del corte que quiero", ahead: 2, time: "10:00" },
  { person: 3, about: "comprar el shampoo sin sal", ahead: 4, time: "18:30" },
] as const;

export async function seedReminders(ctx: TenantCtx, contactIds: readonly string[]): Promise<void> {
  const today = localOf(ZONE, ctx.now).day;
  for (const { person, about, ahead, time } of ASKED) {
    const contactId = contactIds[person];
    if (contactId) await planReminder(ctx, { contactId, about, at: instantOf(ZONE, addDays(today, ahead), time) });
  }
}
