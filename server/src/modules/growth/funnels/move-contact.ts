// A contact comes to another place of a funnel. Whoever asks says where to, in view of where they stand.
import { clientPhaseUpdated } from "@mostrador/domain/growth/funnels/live.ts";
import { type Action, type Place, writePlace } from "@mostrador/domain/growth/funnels/phases.ts";
import type { FunnelPhase } from "@mostrador/domain/growth/funnels/resource.ts";
import { ContactPhaseChanged } from "@mostrador/domain/growth/funnels/schema.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { readMovedClient } from "./moved-client.ts";
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
  /** Of many who are moved together, so that it can be taken back. */
  batchId?: string;
  /** Null takes them out; undefined leaves them where they are. */
  to(phases: readonly FunnelPhase[], present: Place | null): Place | null | undefined;
};

/** False where nothing changed: they stand there already, or the funnel leads nowhere. */
export async function moveContact(
  tx: Tx,
  ctx: TenantCtx,
  { funnelId, contactId, action, batchId, to }: Move,
): Promise<boolean> {
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
  const [from, phase] = [writePlace(phases, present), writePlace(phases, place)];
  await insertMove(tx, {
    ...of,
    id: newId(),
    from_place: from,
    from_scenario_id: present?.scenarioId ?? null,
    to_scenario_id: place?.scenarioId ?? null,
    batch_id: batchId ?? null,
    to_place: phase,
    action,
    moved_by: actorName(ctx.actor),
    moved_at: at,
  });
  await publish(tx, ctx, ContactPhaseChanged, {
    ...{ contactId, funnelId, action, from, to: phase, at: at.getTime() },
    fromScenarioId: present?.scenarioId ?? null,
    toScenarioId: place?.scenarioId ?? null,
  });
  const client = await readMovedClient(tx, contactId);
  if (client) await announce(tx, ctx, clientPhaseUpdated, { funnelId, clientId: contactId, phase, client });
  return true;
}
