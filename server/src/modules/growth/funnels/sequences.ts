// The reactivation sequences of funnels, for the capability that plans them.
import { writePlace } from "@mostrador/domain/growth/funnels/phases.ts";
import type { SequenceMessage } from "@mostrador/domain/growth/funnels/sequence.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { holdFunnel, readPlacedPhases } from "./place.store.ts";

type Sequence = {
  funnelId: string;
  isArchived: boolean;
  scenarioId: string;
  action: string;
  written: string;
  enteredAt: Instant;
  messages: readonly SequenceMessage[];
};

/** The place of the contact in each funnel, with the messages of its scenario. */
export async function sequencesOf(tx: Tx, contactId: string): Promise<Sequence[]> {
  return (await readPlacedPhases(tx, contactId)).flatMap((row) => {
    const phase = row.phases.find(({ _id }) => _id === row.phase_id);
    const scenario = phase?.scenarios.find(({ _id }) => _id === row.scenario_id);
    if (!phase || !scenario) return [];
    const place = { phaseId: phase._id, scenarioId: scenario._id };
    return {
      funnelId: row.funnel_id,
      isArchived: row.is_archived,
      scenarioId: scenario._id,
      action: scenario.actionReference,
      written: writePlace(row.phases, place),
      enteredAt: row.at.getTime(),
      messages: scenario.reactivationMessagesSequence,
    };
  });
}

/** With 'phase.scenario.message' as it is written now; none for one that was deleted. */
export async function messagesOfFunnel(
  tx: Tx,
  funnelId: string,
): Promise<{ id: string; text: string; phase: string }[]> {
  const phases = (await holdFunnel(tx, funnelId))?.phases ?? [];
  return phases.flatMap(({ _id: phaseId, scenarios }) =>
    scenarios.flatMap(({ _id: scenarioId, reactivationMessagesSequence: sequence }) => {
      const written = writePlace(phases, { phaseId, scenarioId });
      return sequence.map(({ _id: id, text, formattedName }) => ({ id, text, phase: `${written}.${formattedName}` }));
    }),
  );
}
