// The name in the variable `asistente`: that of the one who answers what the contact writes to the message.
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { NotificationRow } from "../notification.store.ts";
import { contactAssistants } from "../plan-appointment.ts";
import { ruleOf } from "./rule-stop-reason.ts";

type OfMessage = Pick<NotificationRow, "kind" | "rule_id" | "contact_id">;

/** Of the one that its rule chose, while that is on; else of the one that serves the contact. */
export async function assistantNameIn(tx: Tx, ctx: TenantCtx, message: OfMessage): Promise<string> {
  const { rule_id: ruleId, contact_id: contactId } = message;
  const assistants = ctx.fillings.one(contactAssistants);
  const chosenId = ruleId ? await ruleOf(ctx, message).assistantOf?.(tx, ruleId) : null;
  const chosen = chosenId ? await assistants.read(tx, chosenId) : null;
  if (chosen?.isWorking) return chosen.name;
  return contactId ? assistants.nameOf(tx, ctx, contactId) : "";
}
