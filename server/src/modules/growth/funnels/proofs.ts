// What the proofs need to know of the funnels.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    // Keeps the phases it has now, because they contain contacts.
    "funnel.edit": async (side) => ({
      params: { id: side.rows.funnel ?? "" },
      body: { funnel: { name: `Ventas ${side.mark}`, phases: await phasesOf(side) } },
    }),
    "funnel.board": ({ rows, mark }) => ({ params: { id: rows.funnel ?? "" }, query: { search: mark } }),
    "funnel.conversion": ({ rows }) => ({ params: { id: rows.funnel ?? "" }, query: { from: "2026-01-01" } }),
    "funnel.clients": async (side) => ({
      params: { id: side.rows.funnel ?? "" },
      query: { scenarioId: await scenarioOf(side) },
    }),
    "funnel.move": async (side) => ({
      params: { id: side.rows.funnel ?? "", clientId: await side.make.contact() },
      body: { businessId: side.businessId, scenarioId: await scenarioOf(side) },
    }),
    "funnel.moveMany": async (side) => ({
      params: { id: side.rows.funnel ?? "" },
      body: {
        businessId: side.businessId,
        scenarioId: await scenarioOf(side),
        clientIds: [await side.make.contact()],
      },
    }),
    "funnel.undoMoves": async (side) => ({
      params: { id: side.rows.funnel ?? "", batchId: await moveTogether(side) },
    }),
    "funnel.places": ({ contactId }) => ({ query: { clientId: contactId } }),
  },
  idsWithoutRow: Object.fromEntries(
    ["funnel.create", "funnel.edit"].map((name) => [
      `${name} funnel.phases.0.scenarios.0.reactivationMessagesSequence.0._id`,
      "of a message inside the funnel; another one is 404 there, funnel.test.ts",
    ]),
  ),
  editsTriedElsewhere: [
    // the last move wins, everyone sees it at once, and the history has each one
    "funnel.move",
    "funnel.moveMany",
  ],
  entryPoints: {
    socket: {
      updateClientPhase: "held to a schema; moves as funnel.move does, funnel.test.ts",
    },
  },
  socketCalls: {
    updateClientPhase: ({ businessId, contactId, rows }) => ({
      clientInfo: { _id: contactId },
      businessId,
      funnelId: rows.funnel,
      actionReference: "agendada",
    }),
  },
};

/** The phases as they are now: the fuzz edits them too. */
async function phasesOf({ owner, rows }: Side): Promise<Phase[]> {
  const { body } = await owner.get(`/api/funnel/${rows.funnel}`);
  return body.data.phases;
}

async function scenarioOf(side: Side): Promise<string> {
  const [phase] = await phasesOf(side);
  return phase?.scenarios.at(-1)?._id ?? "";
}

type Phase = { scenarios: { _id: string }[] };

/** Moves two contacts together and returns the id of the moves. */
async function moveTogether(side: Side): Promise<string> {
  const { owner, businessId, rows, make } = side;
  const [clientIds, scenarioId] = [[await make.contact(), await make.contact()], await scenarioOf(side)];
  const answer = await owner.put(`/api/funnel/${rows.funnel}/client`, { businessId, scenarioId, clientIds });
  return answer.body.data.batchId;
}
