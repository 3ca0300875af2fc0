// What the proofs need to know of the funnels.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import type { Side } from "../../../../../proofs/world/side.ts";

export const proofs: CapabilityProofs = {
  calls: {
    // Keeps its phases, because they contain contacts.
    "funnel.edit": ({ rows, funnelPhases, mark }) => ({
      params: { id: rows.funnel ?? "" },
      body: { funnel: { name: `Ventas ${mark}`, phases: funnelPhases } },
    }),
    "funnel.board": ({ rows, mark }) => ({ params: { id: rows.funnel ?? "" }, query: { search: mark } }),
    "funnel.clients": ({ rows, scenarioId }) => ({ params: { id: rows.funnel ?? "" }, query: { scenarioId } }),
    "funnel.move": async ({ businessId, rows, scenarioId, make }) => ({
      params: { id: rows.funnel ?? "", clientId: await make.contact() },
      body: { businessId, scenarioId },
    }),
    "funnel.moveMany": async ({ businessId, rows, scenarioId, make }) => ({
      params: { id: rows.funnel ?? "" },
      body: { businessId, scenarioId, clientIds: [await make.contact()] },
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

/** Moves two contacts together and returns the id of the moves. */
async function moveTogether({ owner, businessId, rows, scenarioId, make }: Side): Promise<string> {
  const clientIds = [await make.contact(), await make.contact()];
  const answer = await owner.put(`/api/funnel/${rows.funnel}/client`, { businessId, scenarioId, clientIds });
  return answer.body.data.batchId;
}
