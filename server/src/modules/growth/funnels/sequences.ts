// The reactivation sequences of funnels, for the capability that plans them.
import { writePlace } from "@mostrador/domain/growth/funnels/phases.ts";
import type { SequenceMessage } from "@mostrador/domain/growth/funnels/sequence.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { holdFunnel, readFunnelPhases, readPlacedPhases } from "./place.store.ts";

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

/** Where each message of a sequence belongs, as people know it: 'Ventas: Citas › No vino'. */
export async function namesOfMessages(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = new Set(ids);
  return new Map(
    (await readFunnelPhases(tx)).flatMap(({ name: funnel, phases }) =>
      phases.flatMap(({ name: phase, scenarios }) =>
        scenarios.flatMap(({ name, reactivationMessagesSequence: sequence }) =>
          sequence
            .filter(({ _id }) => wanted.has(_id))
            .map(({ _id }): [string, string] => [_id, `${funnel}: ${phase} › ${name}`]),
        ),
      ),
    ),
  );
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
