// What withdraws a flow's message that waits to be sent: checked in the transaction that starts the attempt.
import { type BeforeSend, holdIsWithPerson } from "../../../conversation/inbox/index.ts";
import { whyContactGetsNone } from "../../../growth/outreach/index.ts";
import { readFlow } from "../flow.store.ts";

const UUID = /^[0-9a-f]{8}-/;

export const whyFlowWithheld: BeforeSend = async (tx, ctx, { author, authorId, contactId, threadId }) => {
  if (author !== "system" || !authorId || !UUID.test(authorId) || !(await readFlow(tx, authorId))) return null;
  const reason = await whyContactGetsNone(tx, contactId, false);
  if (reason !== null) return `No se envió: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
  const isWithPerson = await holdIsWithPerson(tx, ctx, threadId);
  return isWithPerson ? "No se envió: una persona tomó la conversación" : null;
};
