// What ends a run besides its last node, as its flow says: a booking, a payment, a person, and always a contact who
// wants to hear no more.

import type { End } from "@mostrador/domain/automation/flows/schema.ts";
import { ContactSwitched } from "@mostrador/domain/business/contacts/schema.ts";
import { ContactObjected } from "@mostrador/domain/business/privacy/schema.ts";
import { WaitBegan } from "@mostrador/domain/conversation/inbox/waiting/events.ts";
import { AppointmentCreated } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { PaymentApproved } from "@mostrador/domain/scheduling/payments/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { objectsTo } from "../../../business/privacy/index.ts";
import { contactOfPayment } from "../../../scheduling/payments/index.ts";
import { readVersion, type StoredGraph } from "../flow.store.ts";
import { contactOfAppointment } from "./causes.store.ts";
import { endRun } from "./end-run.ts";
import { lockOpenRuns } from "./run.store.ts";

const END = { name: "end-flow-runs", title: "Terminar flujos en curso" };

export const onEnded = [
  on(AppointmentCreated, END, (ctx, { appointmentId }) =>
    endOf(ctx, "booking", "El contacto agendó", (tx) => contactOfAppointment(tx, appointmentId)),
  ),
  on(PaymentApproved, END, (ctx, { paymentId }) =>
    endOf(ctx, "payment", "El contacto pagó", (tx) => contactOfPayment(tx, paymentId)),
  ),
  on(ContactObjected, END, async (ctx, { contactId }) => {
    await endOf(ctx, null, "El contacto no quiere más mensajes", async (tx) =>
      (await objectsTo(tx, contactId, "messages")) || (await objectsTo(tx, contactId, "secondary")) ? contactId : null,
    );
  }),
  on(ContactSwitched, END, async (ctx, { contactId }) => {
    const { noRespond } = await contactCard(ctx, contactId);
    if (noRespond) await endOf(ctx, null, "El asistente se apagó para este contacto", async () => contactId);
  }),
  on(WaitBegan, END, (ctx, { contactId }) =>
    endOf(ctx, "person", "El contacto espera a una persona", async () => contactId),
  ),
];

type FindContact = (tx: Parameters<Parameters<typeof transact>[1]>[0]) => Promise<string | null>;

/** `end`: only of flows that say so; null for all. */
async function endOf(ctx: TenantCtx, end: End | null, reason: string, find: FindContact): Promise<void> {
  await transact(ctx, async (tx, inside) => {
    const contactId = await find(tx);
    if (contactId === null) return;
    for (const run of await lockOpenRuns(tx, contactId)) {
      const graph = (await readVersion(tx, run.flow_id, run.version))?.graph as StoredGraph;
      if (end !== null && !graph.settings.ends.includes(end)) continue;
      await endRun(tx, inside, run, { state: "stopped", reason }, false);
    }
  });
}
