// Moves a contact to another position of a funnel. The caller computes the target from the current position.
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
  /** The id of a bulk move, so that it can be undone. */
  batchId?: string;
  /** Null removes it; undefined leaves it unchanged. */
  to(phases: readonly FunnelPhase[], present: Place | null): Place | null | undefined;
};

/** False where nothing changed: it is there already, or the funnel has no target. */
export async function moveContact(
  tx: Tx,
  ctx: TenantCtx,
  { funnelId, contactId, action, batchId, to }: Move,
): Promise<boolean> {
  await lockPlaces(tx, contactId);
  const funnel = await holdFunnel(tx, funnelId);
  if (!funnel) return false;
  const { phases } = funnel;
  const present = await readPlaceIn(tx, { funnelId, contactId });
  const place = to(phases, present);
  if (place === undefined || place?.scenarioId === present?.scenarioId) return false;
  // Two concurrent moves may run in another order than they were requested: the history shows the order in which they
  // ran.
  const last = (await readLastMove(tx, { funnelId, contactId }))?.getTime() ?? 0;
  const at = new Date(Math.max(ctx.now, last + 1));
  const of = { business_id: ctx.businessId, funnel_id: funnelId, contact_id: contactId };
  if (place === null) await leaveFunnel(tx, funnelId, contactId);
  else await writePlaceIn(tx, { ...of, phase_id: place.phaseId, scenario_id: place.scenarioId, entered_at: at });
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
  const change = {
    ...{ contactId, funnelId, action, from, to: phase, at: at.getTime() },
    fromScenarioId: present?.scenarioId ?? null,
    toScenarioId: place?.scenarioId ?? null,
  };
  const [client] = await Promise.all([readMovedClient(tx, contactId), publish(tx, ctx, ContactPhaseChanged, change)]);
  if (client) await announce(tx, ctx, clientPhaseUpdated, { funnelId, clientId: contactId, phase, client });
  return true;
}
