// The builder's changes: whatever is done, the graph stays whole, and undoing leads back exactly.
import { checkFlow } from "@mostrador/domain/automation/flows/check/check-flow.ts";
import { type FlowGraph, nextOf } from "@mostrador/domain/automation/flows/graph.ts";
import { newGraph } from "@mostrador/domain/automation/flows/new-graph.ts";
import type { NodeType } from "@mostrador/domain/automation/flows/nodes.ts";
import { expect, test } from "vitest";
import {
  addNode,
  connect,
  copyNodes,
  disconnect,
  moveNodes,
  pasteNodes,
  removeNodes,
  replaceNode,
} from "./edit-graph.ts";
import { begin, type History, record, redo, undo } from "./history.ts";

const TYPES: NodeType[] = ["wait", "awaitReply", "template_text", "send_whatsapp", "conditional", "release"];

test("a node is added behind the chosen one, and a way out leads to one node only", () => {
  const one = addNode(newGraph(), "wait", "w", "inicio");
  expect(nextOf(one, "inicio")?.target).toBe("w");
  const two = connect(addNode(one, "release", "fin", null), "inicio", "default", "fin");
  expect(two.edges.map(({ source, target }) => `${source} ${target}`)).toEqual(["inicio fin"]);
  expect(disconnect(two, "inicio", "default").edges).toEqual([]);
});

test("the trigger stays, and what is removed takes its edges along", () => {
  const graph = addNode(addNode(newGraph(), "wait", "w", "inicio"), "release", "fin", "w");
  const removed = removeNodes(graph, ["w", "inicio"]);
  expect(removed.nodes.map(({ id }) => id)).toEqual(["inicio", "fin"]);
  expect(removed.edges).toEqual([]);
});

test("a removed rule takes its edge along, and another event its waits for answers", () => {
  const rule = {
    id: "r1",
    label: "Precio",
    field: "event_signal.text",
    operator: "contains" as const,
    value: "precio",
  };
  let graph = addNode(newGraph(), "conditional", "c", "inicio");
  const condition = graph.nodes.find(({ id }) => id === "c");
  if (condition?.type !== "conditional") throw new Error("no condition");
  graph = replaceNode(graph, { ...condition, params: { ...condition.params, rules: [rule] } });
  graph = addNode(graph, "awaitReply", "a", "c");
  expect(nextOf(graph, "c", "r1")?.target).toBe("a");
  graph = replaceNode(graph, { ...condition, params: { ...condition.params, rules: [] } });
  expect(nextOf(graph, "c", "r1")).toBeUndefined();
  const trigger = graph.nodes[0];
  if (trigger?.type !== "trigger") throw new Error("no trigger");
  graph = replaceNode(graph, { ...trigger, params: { ...trigger.params, event: "instagram_message" } });
  expect(graph.nodes.find(({ id }) => id === "a")?.params).toMatchObject({ channel: "Instagram" });
});

test("what is pasted has ids of its own and the edges between the copied nodes", () => {
  const graph = addNode(addNode(newGraph(), "wait", "w", "inicio"), "release", "fin", "w");
  let next = 0;
  const { graph: pasted, ids } = pasteNodes(graph, copyNodes(graph, ["inicio", "w", "fin"]), () => `n${++next}`);
  expect(ids).toEqual(["n1", "n2"]);
  expect(nextOf(pasted, "n1")?.target).toBe("n2");
  expect(new Set(pasted.nodes.map(({ id }) => id)).size).toBe(pasted.nodes.length);
});

test("random changes keep the graph whole; undone and done again they give the same graphs", () => {
  let seed = 11;
  const pick = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  for (let round = 0; round < 30; round += 1) {
    let history: History<FlowGraph> = begin(newGraph());
    const seen = [history.present];
    for (let step = 0; step < 25; step += 1) {
      const graph = history.present;
      const any = graph.nodes[pick(graph.nodes.length)]?.id ?? "inicio";
      const changes = [
        () => addNode(graph, TYPES[pick(TYPES.length)] ?? "wait", `n${round}-${step}`, any),
        () => removeNodes(graph, [any]),
        () => moveNodes(graph, new Map([[any, { x: pick(500), y: pick(500) }]])),
        () => pasteNodes(graph, copyNodes(graph, [any]), () => `p${round}-${step}`).graph,
        () => disconnect(graph, any, "default"),
      ];
      history = record(history, (changes[pick(changes.length)] ?? (() => graph))());
      seen.push(history.present);
      const broken = checkFlow(history.present).filter(({ field, kind }) => field === "edges" && kind === "wrong");
      expect(broken).toEqual([]);
      expect(history.present.nodes[0]?.id).toBe("inicio");
    }
    for (const graph of seen.slice(0, -1).reverse()) {
      history = undo(history);
      expect(history.present).toBe(graph);
    }
    for (const graph of seen.slice(1)) {
      history = redo(history);
      expect(history.present).toBe(graph);
    }
  }
});

test("the letters of a word are one change", () => {
  const typed = record(record(record(begin("a"), "ab", "text"), "abc", "text"), "z", "other");
  expect([undo(typed).present, undo(undo(typed)).present]).toEqual(["abc", "a"]);
});
