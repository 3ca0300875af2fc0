// A customer who has paid the deposit of a treatment by its payment link, at the fake payment server.
import { addDays, dayNumber, minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { PaymentHinted, PreferenceBody } from "@mostrador/domain/scheduling/payments/schema.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { transact } from "../../kernel/db/transaction.ts";
import { newId } from "../../kernel/id.ts";
import { publish } from "../../kernel/queue/queue.ts";
import { createAppointment, findSlots } from "../../modules/scheduling/appointments/index.ts";
import { preferenceActions } from "../../modules/scheduling/payments/index.ts";
import { isKept } from "../agenda/seed-agenda.ts";
import type { DemoBusiness, Parts, SeededRows } from "../demo-business.ts";

const ZONE = "America/Mexico_City";
/** Old enough that no notice of a new booking is sent. */
const BOOKED_AGO_MS = 2 * 3_600_000;

type LinkPrice = { deposit?: number | null };

export async function seedDeposit(ctx: TenantCtx, parts: Parts, demo: DemoBusiness, told: SeededRows): Promise<void> {
  const index = demo.services.findIndex(({ linkPrice }) => (linkPrice as LinkPrice | undefined)?.deposit);
  const service = demo.services[index];
  if (!service) return;
  const who = service.by[0] as number;
  const place = {
    serviceId: told.serviceIds[index] as string,
    specialistId: told.specialistIds[who] as string,
    branchId: told.branchIds[demo.specialists[who]?.branch ?? 0] as string,
  };
  const { day } = localOf(ZONE, ctx.now);
  const range = { from: addDays(day, 2), to: addDays(day, 9), notBefore: ctx.now };
  const slots = await findSlots(ctx, { ...place, ...range }, 60);
  const free = slots.find(({ start, end }) => {
    const [from, to] = [localOf(ZONE, start), localOf(ZONE, end)];
    const ahead = dayNumber(from.day) - dayNumber(day);
    return !isKept(ahead, from.day, minutesOf(from.time), minutesOf(to.time));
  });
  if (!free) return;
  const { shortId } = await createAppointment(
    { ...ctx, now: ctx.now - BOOKED_AGO_MS },
    { ...place, start: free.start, clientId: told.contactIds[3] as string },
  );
  const price = (service.linkPrice as LinkPrice).deposit;
  const body = PreferenceBody.parse({ appointment: shortId, price, currency: "MXN" });
  const { createPreference } = preferenceActions(parts.payments);
  const { data } = await createPreference(parts.system(newId()), { body });
  const answer = await fetch(`${new URL(data.initPoint).origin}/mercado-pago/console/payments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ preference: data.id, status: "approved", notify: false }),
  });
  const paid = (await answer.json()) as { id?: number };
  if (!paid.id) throw new Error(`Mercado Pago's stand-in answered ${answer.status} to the demo's deposit.`);
  await transact(ctx, (tx, inside) => publish(tx, inside, PaymentHinted, { providerId: String(paid.id) }));
}
