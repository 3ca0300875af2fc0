// Random flows against a model: each trial takes the way of the model, ends or fails with a reason, and comes to no node
// twice without a rest in between (D-10.1, D-10.2).
import { blockingProblems } from "@mostrador/domain/automation/flows/check/check-flow.ts";
import { type FlowGraph, nextOf, nodeOf, reachedFrom } from "@mostrador/domain/automation/flows/graph.ts";
import { FIRST_SETTINGS, newEdge, newGraph, newNode } from "@mostrador/domain/automation/flows/new-graph.ts";
import { outputsOf } from "@mostrador/domain/automation/flows/nodes.ts";
import type { FlowNode } from "@mostrador/domain/automation/flows/schema.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { flowWords, makeFlow } from "../../../../test/shops/flow-shop.ts";
import { makeTalkingShop, type TalkingShop } from "../../../../test/shops/talking-shop.ts";
import { startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
let shop: TalkingShop;
let flowId: string;
beforeAll(async () => {
  world = await startWithSandbox();
  shop = await makeTalkingShop(world.product, world.sandbox);
  flowId = await makeFlow(shop, { name: "Azar", nodes: [flowWords("x")], edges: [], active: false });
});
afterAll(() => world?.close());

const MOST_WAITS = 60;
const WORDS = ["si", "no", "luego"] as const;
const rule = (id: string, value: string) => ({
  ...{ id, label: id, field: "event_signal.text", operator: "equals" as const, value },
});

const KINDS = {
  conditional: { rules: [rule("r1", "si"), rule("r2", "no")] },
  wait: { ms: 60_000 },
  awaitReply: { channel: "WhatsApp", timeoutMinutes: 5 },
  template_text: { text: "Hola {{nombre}}" },
  send_whatsapp: { text: "Dijiste {{event_signal.text}}" },
  /** Who has no surname gets an empty text, which fails. */
  empty: { text: "{{clients.lastname}}" },
  db_fetch: {},
  release: {},
} as const;
type Kind = keyof typeof KINDS;

function graphOf(kinds: readonly Kind[], targets: readonly number[]): FlowGraph {
  const begun = newGraph("whatsapp_message");
  const nodes = kinds.map((kind, index): FlowNode => {
    const made = newNode(kind === "empty" ? "send_whatsapp" : kind, `n${index}`);
    return { ...made, params: { ...made.params, ...KINDS[kind] } } as FlowNode;
  });
  const all = [...begun.nodes, ...nodes];
  let next = 0;
  const edges = all.flatMap((node) =>
    outputsOf(node).flatMap(({ branch }) => {
      const target = targets[next++ % targets.length] as number;
      return target < nodes.length ? [newEdge(node.id, `n${target}`, branch)] : [];
    }),
  );
  const whole = { ...begun, nodes: all, edges };
  const reached = reachedFrom(whole, begun.triggerNodeId);
  return {
    ...whole,
    nodes: all.filter(({ id }) => reached.has(id)),
    edges: edges.filter(({ source }) => reached.has(source)),
  };
}

/** The nodes in their order, and whether the last one fails. */
function walk(graph: FlowGraph, first: string, answers: readonly string[], most: number) {
  const path: string[] = [];
  const left = [...answers];
  let said = first;
  let id: string | undefined = graph.triggerNodeId;
  while (id !== undefined && path.length < most) {
    path.push(id);
    const node = nodeOf(graph, id) as FlowNode;
    if (node.type === "release") return { path, fails: false };
    if (node.type === "send_whatsapp" && node.params.text === KINDS.empty.text) return { path, fails: true };
    let branch = "default";
    if (node.type === "conditional") branch = node.params.rules.find(({ value }) => value === said)?.id ?? "default";
    if (node.type === "awaitReply") {
      const answer = left.shift();
      if (answer === undefined) branch = "timeout";
      else said = answer;
    }
    id = nextOf(graph, id, branch)?.target;
  }
  return { path, fails: false };
}

function expectRests(steps: readonly JsonBody[]): void {
  let since = new Set<string>();
  for (const { nodeId, outcome } of steps) {
    if (outcome === "waited") since = new Set();
    else {
      expect(since, `${nodeId} ran twice without a rest`).not.toContain(nodeId);
      since.add(nodeId);
    }
  }
}

test("random flows take the way of the model, end with a reason, and rest in each loop", async () => {
  const kinds = fc.array(fc.constantFrom(...(Object.keys(KINDS) as Kind[])), { minLength: 1, maxLength: 8 });
  const targets = fc.array(fc.nat(9), { minLength: 8, maxLength: 20 });
  const said = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 });
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(kinds, targets, said, async (types, ways, answers) => {
      const graph = graphOf(types, ways);
      fc.pre(blockingProblems(graph, true).length === 0);
      tried += 1;
      const draft = { ...graph, settings: FIRST_SETTINGS };
      const answer = await shop.owner.post(`/api/flow/${flowId}/try`, { trial: { text: "si", answers, draft } });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const steps: JsonBody[] = answer.body.data.steps;
      const path = steps.filter(({ outcome }) => outcome !== "waited").map(({ nodeId }) => nodeId as string);
      const waits = steps.length - path.length;
      const model = walk(graph, "si", answers, path.length + 1);
      expectRests(steps);
      if (waits < MOST_WAITS) expect(path).toEqual(model.path);
      else expect(path).toEqual(model.path.slice(0, path.length));
      const failed = steps.at(-1)?.outcome === "failed";
      expect(failed).toBe(model.fails && waits < MOST_WAITS);
      if (failed) expect(answer.body.data.reason).toBe("El mensaje quedó vacío");
    }),
    { numRuns: 40, maxSkipsPerRun: 500 },
  );
  expect(tried).toBeGreaterThanOrEqual(40);
}, 120_000);
