// Whether a reply of the built-in engine states everything that a yes would carry out (D-9.4). The server's own
// question adds what it leaves out.
import { fold } from "../../../kit/text.ts";
import { questionOf } from "./proposal-text.ts";
import { type Draft, isEnrollDraft, isOrderDraft, isReminderDraft } from "./schema.ts";

export function saysAll(reply: string, draft: Draft): boolean {
  if (isOrderDraft(draft) || isReminderDraft(draft) || isEnrollDraft(draft)) return reply.includes(questionOf(draft));
  const { serviceName, price, time, specialistName, clientName = "", attendeeName = "" } = draft.shown;
  const isGone = draft.sideEffect.kind === "cancel";
  const facts = isGone ? [serviceName, attendeeName] : [serviceName, price, specialistName, clientName, attendeeName];
  const said = fold(reply);
  return facts.every((fact) => said.includes(fold(fact))) && said.includes(clockOf(time));
}

/** '5:00', as every text writes hours. */
function clockOf(time: string): string {
  return `${Number(time.slice(0, 2)) % 12 || 12}:${time.slice(3)}`;
}
