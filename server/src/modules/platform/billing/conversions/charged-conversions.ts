// What a business that pays by conversion is charged for (D-17.17): the first appointment of a contact, an order or an
// enrollment that is paid, an event of conversion. Each once.
import { ConversionRegistered } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { SaleMoneyReceived } from "@mostrador/domain/money/finance/schema.ts";
import { AppointmentCreated } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type AnySubscriber, on } from "../../../../kernel/queue/queue.ts";
import { isPaid } from "../../../money/charges/index.ts";
import { chargeConversion } from "../../../money/credits/index.ts";
import { appointmentRows } from "../../../scheduling/appointments/index.ts";

const CHARGE = { name: "charge-conversion", title: "Cobrar una conversión" };

export const chargedConversions: AnySubscriber[] = [
  on(AppointmentCreated, CHARGE, (ctx, { appointmentId }) =>
    transact(ctx, async (tx, inside) => {
      const contactId = await newContactOf(tx, appointmentId);
      if (contactId === null) return;
      await chargeConversion(tx, inside, { kind: "appointment", referenceId: appointmentId, once: contactId });
    }),
  ),
  on(SaleMoneyReceived, CHARGE, (ctx, { kind, id }) =>
    transact(ctx, async (tx, inside) => {
      if (await isPaid(tx, inside, kind, id)) await chargeConversion(tx, inside, { kind, referenceId: id, once: id });
    }),
  ),
  on(ConversionRegistered, CHARGE, (ctx, { eventId }) =>
    transact(ctx, (tx, inside) => chargeConversion(tx, inside, { kind: "event", referenceId: eventId, once: eventId })),
  ),
];

const NEW_CONTACT = {
  name: "new-contact-of-appointment",
  text: `select a.contact_id from ${appointmentRows} a
    where a.business_id = current_business() and a.id = $1 and not a.is_block and a.contact_id is not null
      and not exists (select from ${appointmentRows} o where o.business_id = a.business_id
        and o.contact_id = a.contact_id and (o.created_at, o.id) < (a.created_at, a.id))`,
};

/** Null: it has no contact, or one that had an appointment before. */
async function newContactOf(tx: Tx, appointmentId: string): Promise<string | null> {
  return (await tx.run<{ contact_id: string }>(NEW_CONTACT, [appointmentId]))[0]?.contact_id ?? null;
}
