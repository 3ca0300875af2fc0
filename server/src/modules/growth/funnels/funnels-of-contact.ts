// The funnel fields of a contact: its position in each, for callers who may see them.
import { writePlace } from "@mostrador/domain/growth/funnels/phases.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { maySee } from "../../business/contacts/index.ts";
import { funnelCondition, readPlacedPhases } from "./place.store.ts";

export async function funnelsOfContact(tx: Tx, ctx: TenantCtx, contactId: string) {
  if (!maySee(ctx, funnelCondition.access)) return { funnelPhases: [] };
  const places = await readPlacedPhases(tx, contactId);
  if (places.length === 0) return {};
  const funnelPhases = places.map(
    ({ funnel_id: funnelId, phases, phase_id: phaseId, scenario_id: scenarioId, at }) => ({
      phase: writePlace(phases, { phaseId, scenarioId }),
      funnelId,
      date: at.toISOString(),
    }),
  );
  return { funnelPhases };
}
