// Records an objection that needs no human answer: it applies from the moment it was made, and the log shows it as a
// request that was carried out.
import { answerBy, carryOutBy } from "@mostrador/domain/business/privacy/deadlines.ts";
import { ContactObjected, PURPOSE_NAMES, type Purpose } from "@mostrador/domain/business/privacy/schema.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { insertObjection, insertRequest, readObjections } from "./request.store.ts";
import { noteStep } from "./request.ts";

type Objection = {
  contactId: string;
  purposes: readonly Purpose[];
  at: Date;
  /** The current day of the business. */
  today: string;
  /** The way it arrived, the reply they got, and the step of the log. */
  through: string;
  answer: string;
  step: string;
  notes?: string;
};

/** Does nothing when they had already objected to all of it. The caller must hold the lock on the contact's row. */
export async function objectAtOnce(tx: Tx, ctx: TenantCtx, objection: Objection): Promise<void> {
  const { contactId, at, today, through, answer, step, notes = "" } = objection;
  const known = (await readObjections(tx, contactId)).map(({ purpose }) => purpose);
  const purposes = objection.purposes.filter((purpose) => !known.includes(purpose));
  if (purposes.length === 0) return;
  const request = { id: newId(), contact_id: contactId };
  await insertRequest(tx, {
    ...request,
    business_id: ctx.businessId,
    kind: "opposition",
    state: "done",
    received_on: today,
    through,
    notes,
    purposes: JSON.stringify(purposes),
    answer_by: answerBy(today),
    answered_on: today,
    answer,
    carry_out_by: carryOutBy(today),
    done_on: today,
    created_by: actorName(ctx.actor),
    created_at: at,
    updated_at: new Date(ctx.now),
  });
  for (const purpose of purposes)
    await insertObjection(tx, {
      ...{ business_id: ctx.businessId, contact_id: contactId, purpose },
      ...{ request_id: request.id, since: at },
    });
  await noteStep(tx, ctx, request, step, purposes.map((one) => PURPOSE_NAMES[one]).join("\n"));
  await publish(tx, ctx, ContactObjected, { contactId });
}
