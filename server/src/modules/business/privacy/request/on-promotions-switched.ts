// A contact used WhatsApp's own switch for promotions: that is an objection like any other, carried out at once.
// Switching them on again lifts only objections made that way, not those made in writing (docs/decisions/0006).
import { PROMOTIONS_BY_CARRIER, PromotionsSwitched } from "@mostrador/domain/business/privacy/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { businessToday } from "../../businesses/index.ts";
import { lockDataSubject } from "../../contacts/index.ts";
import { objectAtOnce } from "./object-at-once.ts";
import { dropObjection, readCarrierObjection } from "./request.store.ts";
import { noteStep } from "./request.ts";

const PURPOSE = "secondary";

export const onPromotionsSwitched = on(
  PromotionsSwitched,
  { name: "note-objection", title: "Anotar quién no quiere promociones" },
  async (ctx, switched) => {
    const today = await businessToday(ctx);
    const { contactId, isWanted } = switched;
    const at = new Date(switched.at);
    await transact(ctx, async (tx) => {
      if (!(await lockDataSubject(tx, contactId))) return;
      const latest = await readCarrierObjection(tx, contactId, PROMOTIONS_BY_CARRIER);
      // read twice, or late: their later choice applies
      if (latest && latest.created_at >= at) return;
      if (!isWanted) {
        await objectAtOnce(tx, ctx, {
          ...{ contactId, at, today, purposes: [PURPOSE] },
          through: PROMOTIONS_BY_CARRIER,
          answer: "WhatsApp dejó de entregarle promociones en ese momento",
          step: "Dejó de aceptar promociones desde WhatsApp",
        });
      }
      if (isWanted && latest?.holds) await accept(tx, ctx, contactId);
    });
  },
);

async function accept(tx: Tx, ctx: TenantCtx, contactId: string): Promise<void> {
  const id = await dropObjection(tx, contactId, PURPOSE);
  if (id) await noteStep(tx, ctx, { id, contact_id: contactId }, "Volvió a aceptar promociones desde WhatsApp");
}
