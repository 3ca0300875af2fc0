// Makes flows by HTTP, and waits for their runs.
import { newEdge, newNode } from "@mostrador/domain/automation/flows/new-graph.ts";
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import type { Caller } from "../caller.ts";
import type { JsonBody } from "../json-body.ts";
import { eventually } from "../start-sandbox-process.ts";

type FlowShop = { owner: Caller; businessId: string };
type FlowDraft = { name: string; nodes: object[]; edges: string[]; settings?: object; active?: boolean };

export function flowNode(type: FlowNode["type"], id: string, params: object = {}) {
  const made = newNode(type, id, { x: 0, y: 0 }, "whatsapp_message");
  return { ...made, params: { ...made.params, ...params } };
}

/** A trigger by words of WhatsApp. */
export const flowWords = (...keywords: string[]) => flowNode("trigger", "inicio", { keywords });

/** `edges`: `from>to`, or `from:branch>to`. */
export function flowEdges(edges: readonly string[]) {
  return edges.map((text) => {
    const [from = "", target = ""] = text.split(">");
    const [source = "", branch = "default"] = from.split(":");
    return newEdge(source, target, branch);
  });
}

export async function makeFlow({ owner, businessId }: FlowShop, draft: FlowDraft): Promise<string> {
  const { name, nodes, edges, settings, active = true } = draft;
  const answer = await owner.post("/api/flow", {
    flow: {
      businessId,
      meta: { name, active },
      nodes,
      edges: flowEdges(edges),
      triggerNodeId: "inicio",
      ...(settings ? { settings } : {}),
    },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data._id as string;
}

export async function runsOf({ owner, businessId }: FlowShop, query = ""): Promise<JsonBody[]> {
  return (await owner.get(`/api/flow-run?businessId=${businessId}${query}`)).body.data;
}

export function newestRun(shop: FlowShop, state: string): Promise<JsonBody> {
  return eventually(async () => {
    const [run] = await runsOf(shop);
    if (run?.state !== state) throw new Error(JSON.stringify(run ?? "no run"));
    return run;
  }, 15_000);
}

export async function stepsOf({ owner }: FlowShop, id: string): Promise<JsonBody[]> {
  return (await owner.get(`/api/flow-run/${id}`)).body.data.stepsTaken;
}
