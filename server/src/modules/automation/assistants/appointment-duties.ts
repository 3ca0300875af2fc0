// What the assistant of a contact does for each of the contact's appointments: asks for confirmation, reminds, cancels
// (D-5.1). The domain rule chooses the assistant, as for an answer on WhatsApp; the sender checks whether it may speak
// now.
import { isForCustomers, responder } from "@mostrador/domain/automation/assistants/responder.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { contactCard } from "../../business/contacts/index.ts";
import type { DutiesOf } from "../../growth/outreach/index.ts";
import { readAssistant, readAssistants } from "./assistant.store.ts";
import { standingOf } from "./audience/staff-number.store.ts";
import { cameThrough, candidateOf } from "./turn/choose-assistant.ts";

export const appointmentDuties: DutiesOf = async (tx, ctx, contactId) => {
  const chosen = await assistantOf(tx, ctx, contactId);
  if (!chosen) return null;
  const { sendReminder, requestConfirmation, autoCancelAppointments } = chosen.capabilities;
  return { sendReminder, requestConfirmation, autoCancelAppointments };
};

/** The name of the assistant that serves this contact; empty without one. */
export async function assistantName(tx: Tx, ctx: TenantCtx, contactId: string): Promise<string> {
  return (await assistantOf(tx, ctx, contactId))?.name ?? "";
}

/** The assistant with this id; null when it is gone. */
export async function assistantById(tx: Tx, id: string) {
  const row = await readAssistant(tx, id);
  if (!row) return null;
  return { name: row.name, isWorking: row.is_working, isForCustomers: isForCustomers(candidateOf(row)) };
}

async function assistantOf(tx: Tx, ctx: TenantCtx, contactId: string) {
  const [rows, { type, phone }] = await Promise.all([readAssistants(tx), contactCard({ ...ctx, tx }, contactId)]);
  if (rows.length === 0) return null;
  const [{ isTestNumber }, trafficSources] = await Promise.all([
    standingOf(tx, phone),
    cameThrough(tx, contactId, rows),
  ]);
  const situation = {
    businessIsWorking: true,
    channel: "WhatsApp" as const,
    contact: { type, noRespond: false, isStaff: false, isTestNumber, trafficSources },
    handedOver: false,
    takenByPerson: false,
    // Reminders are not answers: they are sent no matter who answers on the channel.
    isTeamOnly: false,
  };
  const chosen = responder(
    situation,
    rows.map((row) => ({ ...candidateOf(row), row })),
  );
  return chosen?.row ?? null;
}
