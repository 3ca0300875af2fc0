// A contact used WhatsApp's own switch for promotions: that is an objection like any other, carried out as it comes; their
// switching it on again lifts what came this way, and nothing that they asked for in writing (docs/decisions/0071).
import { answerBy, carryOutBy } from "@mostrador/domain/business/privacy/deadlines.ts";
import {
  ContactObjected,
  PROMOTIONS_BY_CARRIER,
  PromotionsSwitched,
  PURPOSE_NAMES,
} from "@mostrador/domain/business/privacy/schema.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { on, publish } from "../../../../kernel/queue/queue.ts";
import { businessToday } from "../../businesses/index.ts";
import { lockDataSubject } from "../../contacts/index.ts";
import {
  dropObjection,
  insertObjection,
  insertRequest,
  readCarrierObjection,
  readObjections,
} from "./request.store.ts";
import { noteStep } from "./request.ts";

const PURPOSE = "secondary";

export const onPromotionsSwitched = on(PromotionsSwitched, "note-objection", async (ctx, switched) => {
  const today = await businessToday(ctx);
  const { contactId, isWanted } = switched;
  const at = new Date(switched.at);
  await transact(ctx, async (tx) => {
    if (!(await lockDataSubject(tx, contactId))) return;
    const latest = await readCarrierObjection(tx, contactId, PROMOTIONS_BY_CARRIER);
    // read again, or late: what they said since then holds
    if (latest && latest.created_at >= at) return;
    if (!isWanted) await object(tx, ctx, { contactId, at, today });
    else if (latest?.holds) await accept(tx, ctx, contactId);
  });
});

async function object(
  tx: Tx,
  ctx: TenantCtx,
  { contactId, at, today }: { contactId: string; at: Date; today: string },
): Promise<void> {
  if ((await readObjections(tx, contactId)).some(({ purpose }) => purpose === PURPOSE)) return;
  const request = { id: newId(), contact_id: contactId };
  await insertRequest(tx, {
    ...request,
    business_id: ctx.businessId,
    kind: "opposition",
    state: "done",
    received_on: today,
    through: PROMOTIONS_BY_CARRIER,
    purposes: JSON.stringify([PURPOSE]),
    answer_by: answerBy(today),
    answered_on: today,
    answer: "WhatsApp dejó de entregarle promociones en ese momento",
    carry_out_by: carryOutBy(today),
    done_on: today,
    created_by: actorName(ctx.actor),
    created_at: at,
    updated_at: new Date(ctx.now),
  });
  await insertObjection(tx, {
    business_id: ctx.businessId,
    contact_id: contactId,
    purpose: PURPOSE,
    request_id: request.id,
    since: at,
  });
  await noteStep(tx, ctx, request, "Dejó de aceptar promociones desde WhatsApp", PURPOSE_NAMES[PURPOSE]);
  await publish(tx, ctx, ContactObjected, { contactId });
}

async function accept(tx: Tx, ctx: TenantCtx, contactId: string): Promise<void> {
  const id = await dropObjection(tx, contactId, PURPOSE);
  if (id) await noteStep(tx, ctx, { id, contact_id: contactId }, "Volvió a aceptar promociones desde WhatsApp");
}
