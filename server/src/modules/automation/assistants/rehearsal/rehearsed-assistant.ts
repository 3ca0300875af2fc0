// Which assistant answers in a rehearsal: the stored one, with the unsaved changes of its form.
import { withAudience } from "@mostrador/domain/automation/assistants/audience/audience-of-type.ts";
import type { Capabilities } from "@mostrador/domain/automation/assistants/capabilities/schema.ts";
import type { RehearsalDraft } from "@mostrador/domain/automation/assistants/rehearsal/schema.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import type { AssistantRow } from "../assistant.store.ts";
import { readStaffNumber } from "../audience/staff-number.store.ts";
import type { AssistantChoice } from "../turn/choose-assistant.ts";

const NO_NUMBER = "Este asistente es para la gente del negocio: comprueba tu número en tu cuenta y vuelve a probarlo";

export function withDraft(row: AssistantRow, draft: RehearsalDraft): AssistantRow {
  const kind = withAudience(draft, { type: row.type, correspondTo: row.correspond_to });
  return {
    ...row,
    ...given({
      name: draft.name,
      mode: draft.mode,
      model: draft.model,
      temperature: draft.temperature,
      reasoning_effort: draft.reasoningEffort,
      goal: draft.goal,
      personality: draft.personality,
      instructions: draft.instructions,
      branch_id: draft.branchId,
      type: kind.type,
      correspond_to: kind.correspondTo,
    }),
    capabilities: { ...row.capabilities, ...draft.capabilities } as Capabilities,
  };
}

/** Runs in the play's own transaction. `ctx.actor` is the person who rehearses. */
export async function rehearsedBy(
  tx: Tx,
  ctx: TenantCtx,
  contactId: string,
  assistant: AssistantRow,
): Promise<AssistantChoice> {
  const [business, contact] = await Promise.all([businessSettings(ctx), contactCard(ctx, contactId)]);
  if (!business) throw notFound("No se encontró el negocio");
  const isForStaff = assistant.correspond_to === "business";
  const phone = isForStaff ? await ownPhone(tx, ctx) : contact.phone;
  if (isForStaff && !phone) throw new DomainError(422, NO_NUMBER);
  return { assistant, business, contact, phone, isTestNumber: true, because: "Prueba" };
}

async function ownPhone(tx: Tx, { actor }: TenantCtx): Promise<string | null> {
  return actor.kind === "person" ? ((await readStaffNumber(tx, actor.userId))?.phone ?? null) : null;
}

function given<Fields extends object>(fields: Fields): { [K in keyof Fields]: Exclude<Fields[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
