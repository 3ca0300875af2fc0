// What withdraws an assistant's answer that waits to be sent (D-8.4, D-5.5, decisions 6 and 8); checked in the
// transaction that starts the attempt. A withdrawal that commits before it stops the answer; a later one comes too
// late.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { holdIsWorking } from "../../../business/businesses/index.ts";
import { contactCard, holdMayRespond } from "../../../business/contacts/index.ts";
import { holdIsAnsweredByTeam } from "../../../conversation/channels/index.ts";
import { type BeforeSend, holdIsWithPerson, threadLease } from "../../../conversation/inbox/index.ts";
import { holdAssistant } from "../assistant.store.ts";
import { holdStaffMember } from "../staff/staff-member.ts";

/** Why it must not be sent, in Spanish for staff; null when nothing withdrew it. */
export const answerWithdrawn: BeforeSend = async (tx, ctx, { threadId, contactId, channelId, author, authorId }) => {
  if (author !== "assistant") return null;
  // The lock order of receiving a message: contact, then thread.
  const [isWorking, assistant, mayRespond, isWithPerson, isTeamOnly] = await Promise.all([
    holdIsWorking(tx),
    authorId ? holdAssistant(tx, authorId) : undefined,
    holdMayRespond(tx, contactId),
    holdIsWithPerson(tx, ctx, threadId),
    holdIsAnsweredByTeam(tx, channelId),
  ]);
  if (isWithPerson) return "No se envió: una persona tomó la conversación";
  if (!mayRespond) return "No se envió: el asistente está apagado para este contacto";
  if (!assistant?.is_working) return "No se envió: el asistente está apagado";
  if (assistant.correspond_to === "business" && !(await isStaff(tx, ctx, threadId, contactId)))
    return "No se envió: el número ya no es de la gente del negocio";
  if (isTeamOnly && assistant.mode === "production" && assistant.correspond_to !== "business")
    return "No se envió: en este canal contesta solo tu equipo";
  if (!isWorking) return "No se envió: el negocio no está en funcionamiento";
  return null;
};

/** A message for staff is not sent to a person who is no longer staff. */
async function isStaff(tx: Tx, ctx: TenantCtx, threadId: string, contactId: string): Promise<boolean> {
  const inside = { ...ctx, tx };
  const [thread, contact] = await Promise.all([threadLease(inside, threadId), contactCard(inside, contactId)]);
  return (await holdStaffMember(tx, thread?.replyPhone ?? contact.phone)) !== null;
}
