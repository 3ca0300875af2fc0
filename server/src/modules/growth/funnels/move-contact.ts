// A contact comes to another place of a funnel. Whoever asks says where to, in view of where they stand.
import { clientPhaseUpdated } from "@mostrador/domain/growth/funnels/live.ts";
import { type Action, type Place, writePlace } from "@mostrador/domain/growth/funnels/phases.ts";
import type { FunnelPhase } from "@mostrador/domain/growth/funnels/resource.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import {
  holdFunnel,
  insertMove,
  leaveFunnel,
  lockPlaces,
  readLastMove,
  readPlaceIn,
  writePlaceIn,
} from "./place.store.ts";

type Move = {
  funnelId: string;
  contactId: string;
  action: Action | "none";
  /** Null takes them out; undefined leaves them where they are. */
  to(phases: readonly FunnelPhase[], present: Place | null): Place | null | undefined;
};

/** False where nothing changed: they stand there already, or the funnel leads nowhere. */
export async function moveContact(tx: Tx, ctx: TenantCtx, { funnelId, contactId, action, to }: Move): Promise<boolean> {
  await lockPlaces(tx, contactId);
  const funnel = await holdFunnel(tx, funnelId);
  if (!funnel) return false;
  const { phases } = funnel;
  const present = await readPlaceIn(tx, funnelId, contactId);
  const place = to(phases, present);
  if (place === undefined || place?.scenarioId === present?.scenarioId) return false;
  // Of two at once the second was asked for first, perhaps: the history tells them in the order in which they were done.
  const last = (await readLastMove(tx, funnelId, contactId))?.getTime() ?? 0;
  const at = new Date(Math.max(ctx.now, last + 1));
  const of = { business_id: ctx.businessId, funnel_id: funnelId, contact_id: contactId };
  if (place === null) await leaveFunnel(tx, funnelId, contactId);
  else await writePlaceIn(tx, { ...of, entered_at: at }, place);
  const phase = writePlace(phases, place);
  await insertMove(tx, {
    ...of,
    id: newId(),
    from_place: writePlace(phases, present),
    to_place: phase,
    action,
    moved_by: actorName(ctx.actor),
    moved_at: at,
  });
  await announce(tx, ctx, clientPhaseUpdated, { funnelId, clientId: contactId, phase });
  return true;
}
