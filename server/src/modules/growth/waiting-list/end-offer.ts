// Ends a hold: no answer, declined, the person left, or it was taken. Deletes its block in the same transaction; the
// free slot is then offered to the next person.
import { waitingChanged } from "@mostrador/domain/growth/waiting-list/live.ts";
import { OfferWanted } from "@mostrador/domain/growth/waiting-list/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { removeEntry } from "../../scheduling/appointments/index.ts";
import { closeOffer, lockOpenOffer, type OfferRow } from "./offer.store.ts";
import { updateWaiting } from "./waiting.store.ts";

/** `offer` is locked. */
export async function giveBack(tx: Tx, ctx: TenantCtx, offer: OfferRow, as: "accepted" | "refused" | "ended") {
  await closeOffer(tx, offer.id, as);
  if (!offer.block_id) return;
  try {
    await tx.savepoint(() => removeEntry(ctx, offer.block_id as string, "block"));
  } catch (error) {
    // A person deleted it from the agenda by hand.
    if (!(error instanceof DomainError)) throw error;
  }
}

/** The entry is locked; its held slot becomes free for the next. */
export async function endEntry(tx: Tx, ctx: TenantCtx, entryId: string, status: "booked" | "left" | "over") {
  const offer = await lockOpenOffer(tx, entryId);
  if (offer) await giveBack(tx, ctx, offer, "ended");
  await updateWaiting(tx, entryId, { status, updated_at: new Date(ctx.now) });
  if (offer) await publish(tx, ctx, OfferWanted, {});
  await announce(tx, ctx, waitingChanged, { waitingId: entryId });
}

/** Back in the queue, at its old position. */
export async function waitOn(tx: Tx, ctx: TenantCtx, offer: OfferRow, as: "refused" | "ended") {
  await giveBack(tx, ctx, offer, as);
  await updateWaiting(tx, offer.entry_id, { status: "waiting", updated_at: new Date(ctx.now) });
  await publish(tx, ctx, OfferWanted, {});
  await announce(tx, ctx, waitingChanged, { waitingId: offer.entry_id });
}
