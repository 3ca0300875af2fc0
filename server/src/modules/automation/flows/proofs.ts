// What the proofs need to know of flows.
import type { CapabilityProofs } from "../../../../../proofs/capabilities/capability-proofs.ts";
import { made, rowOfBusiness } from "../../../../../proofs/capabilities/written-row.ts";
import { ofBusiness } from "../../../../../proofs/world/call.ts";
import type { Side } from "../../../../../proofs/world/side.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

/** It waits for a day, so that a run of it is under way. */
function flowOf({ businessId, assistantId, mark }: Side) {
  const node = (id: string, type: string, params: object) => ({ id, type, params });
  const edge = (source: string, target: string) => ({ id: `${source}-${target}`, source, target });
  return {
    businessId,
    meta: { name: `Flujo ${mark}`, active: false },
    nodes: [
      node("inicio", "trigger", { event: "whatsapp_message", keywords: [`palabra ${mark}`] }),
      node("espera", "wait", { ms: 86_400_000 }),
      node("fin", "delegate_ai", { assistantId }),
    ],
    edges: [edge("inicio", "espera"), edge("espera", "fin")],
    triggerNodeId: "inicio",
  };
}

const makeFlow = (side: Side) => side.post("/api/flow", { flow: flowOf(side) });
/** A run that waits: from here on no job changes it. */
async function makeRun(side: Side): Promise<string> {
  const id = await side.post(`/api/flow/${await makeFlow(side)}/start`, { start: { clientId: side.contactId } });
  return eventually(async () => {
    const { body } = await side.owner.get(`/api/flow-run/${id}`);
    if (body.data.state !== "waiting") throw new Error("the run does not wait yet");
    return id;
  });
}

const IN_NODE = "only a node of its own type has it, which flows.test.ts tries";

export const proofs: CapabilityProofs = {
  rows: { flow: makeFlow, flowRun: makeRun },
  calls: {
    "flow.list": ofBusiness,
    "flow.get": ({ rows }) => ({ params: { id: rows.flow as string } }),
    "flow.create": (side) => ({ body: { flow: flowOf(side) } }),
    "flow.edit": ({ rows, mark }) => ({
      params: { id: rows.flow as string },
      body: { flow: { meta: { name: `Flujo ${mark} otra vez` } } },
    }),
    "flow.archive": ({ rows }) => ({ params: { id: rows.flow as string }, query: { archived: "false" } }),
    "flow.delete": async (side) => ({ params: { id: await makeFlow(side) } }),
    "flow.stop": async (side) => ({ params: { id: await makeFlow(side) } }),
    "flow.stopAll": ({ businessId }) => ({ body: { businessId } }),
    "flow.choices": ofBusiness,
    "flow.start": async (side) => ({
      params: { id: await makeFlow(side) },
      body: { start: { clientId: side.contactId } },
    }),
    "flow.versions": ({ rows }) => ({ params: { id: rows.flow as string } }),
    "flow.restore": ({ rows }) => ({ params: { id: rows.flow as string }, body: { version: 1 } }),
    "flow.figures": ({ rows }) => ({ params: { id: rows.flow as string } }),
    "flow.try": ({ rows, mark }) => ({
      params: { id: rows.flow as string },
      body: { trial: { text: `palabra ${mark}`, answers: ["Sí"] } },
    }),
    "flow.runs": ofBusiness,
    "flow.run.get": ({ rows }) => ({ params: { id: rows.flowRun as string } }),
    "flow.run.stop": async (side) => ({ params: { id: await makeRun(side) } }),
    "flow.run.repeat": async (side) => {
      const id = await makeRun(side);
      await side.owner.post(`/api/flow-run/${id}/stop`, {});
      return { params: { id }, body: { repeat: { nodeId: "espera", version: "same" } } };
    },
  },
  writes: {
    "flow.create": made("flows"),
    "flow.start": made("flow_runs"),
    "flow.run.repeat": made("flow_runs"),
    "flow.stopAll": rowOfBusiness("flow_runs"),
  },
  questions: ["flow.try"],
  idsWithoutRow: Object.fromEntries(
    ["flow.create flow", "flow.edit flow", "flow.try trial.draft"].flatMap((place) =>
      ["assistantId", "resourceId", "formId"].map((id) => [`${place}.nodes.0.params.${id}`, IN_NODE]),
    ),
  ),
  editsTriedElsewhere: ["flow.edit"],
};
