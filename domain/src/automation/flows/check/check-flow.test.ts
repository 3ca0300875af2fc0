// The check of a flow: what is refused, where it is shown, and that a loop without a rest is always found (D-10.1).
import fc from "fast-check";
import { expect, test } from "vitest";
import { type FlowGraph, restlessLoop } from "../graph.ts";
import { newEdge, newGraph, newNode } from "../new-graph.ts";
import { FlowNode } from "../schema.ts";
import { blockingProblems, checkFlow, connectionProblem } from "./check-flow.ts";

const node = (type: FlowNode["type"], id: string, params: object = {}) => FlowNode.parse({ id, type, params });
const graphOf = (event: Parameters<typeof newGraph>[0], nodes: FlowNode[], edges: string[]): FlowGraph => {
  const graph = newGraph(event);
  return {
    ...graph,
    nodes: [...graph.nodes, ...nodes],
    edges: edges.map((edge) => {
      const [source = "", target = "", branch] = edge.split(" ");
      return newEdge(source, target, branch);
    }),
  };
};
const hola = node("send_whatsapp", "hola", { text: "Hola {{nombre}}" });
const said = (graph: FlowGraph) => checkFlow(graph).map(({ nodeId, field, kind }) => `${nodeId}.${field} ${kind}`);

test("a whole flow has no problem", () => {
  expect(said(graphOf("whatsapp_message", [hola, node("release", "fin")], ["inicio hola", "hola fin"]))).toEqual([]);
});

const regla = { id: "r1", label: "Precio", field: "event_signal.text", operator: "contains", value: "precio" };
test.each<[string, FlowGraph, string]>([
  ["an edge to nowhere", graphOf("whatsapp_message", [hola], ["inicio hola", "hola nada"]), "hola.edges wrong"],
  [
    "an edge after the end",
    graphOf("whatsapp_message", [node("release", "fin"), hola], ["inicio fin", "fin hola"]),
    "fin.edges wrong",
  ],
  [
    "two edges from a way out",
    graphOf("whatsapp_message", [hola, node("release", "fin")], ["inicio hola", "inicio fin"]),
    "inicio.edges wrong",
  ],
  ["a way out that is none", graphOf("whatsapp_message", [hola], ["inicio hola timeout"]), "inicio.edges wrong"],
  [
    "a loop without a wait",
    graphOf("whatsapp_message", [hola, node("template_text", "t", { text: "x" })], ["inicio hola", "hola t", "t hola"]),
    "hola.edges wrong",
  ],
  ["a loop to the trigger", graphOf("whatsapp_message", [hola], ["inicio hola", "hola inicio"]), "hola.edges wrong"],
  ["a second trigger", graphOf("whatsapp_message", [node("trigger", "otro")], ["inicio otro"]), "otro.type wrong"],
  ["a node without a way", graphOf("whatsapp_message", [hola], []), "hola.edges unfinished"],
  ["a channel of another event", graphOf("instagram_message", [hola], ["inicio hola"]), "hola.type wrong"],
  [
    "an answer on another channel",
    graphOf("whatsapp_message", [node("awaitReply", "r")], ["inicio r"]),
    "r.channel wrong",
  ],
  ["a timer without contacts", graphOf("timer", [hola], ["inicio hola"]), "hola.type wrong"],
  [
    "a comment that was not answered",
    graphOf("instagram_comment", [node("send_instagram", "s", { text: "x" })], ["inicio s"]),
    "s.type wrong",
  ],
  [
    "no text to send",
    graphOf("whatsapp_message", [node("send_whatsapp", "s")], ["inicio s"]),
    "s.contentField unfinished",
  ],
  [
    "an unknown variable",
    graphOf("whatsapp_message", [node("send_whatsapp", "s", { text: "{{nombr}}" })], ["inicio s"]),
    "s.text wrong",
  ],
  [
    "a key that is none",
    graphOf("whatsapp_message", [node("send_whatsapp", "s", { contentField: "nada" })], ["inicio s"]),
    "s.contentField wrong",
  ],
  [
    "no picture",
    graphOf("whatsapp_message", [node("send_whatsapp", "s", { messageType: "image" })], ["inicio s"]),
    "s.resourceId unfinished",
  ],
  ["no assistant", graphOf("whatsapp_message", [node("delegate_ai", "a")], ["inicio a"]), "a.assistantId unfinished"],
  ["no rule", graphOf("whatsapp_message", [node("conditional", "c")], ["inicio c"]), "c.rules unfinished"],
  [
    "an operator of another type",
    graphOf("whatsapp_message", [node("conditional", "c", { rules: [{ ...regla, operator: "gt" }] })], ["inicio c"]),
    "c.rules.0.operator wrong",
  ],
  [
    "a pattern without bounds",
    graphOf(
      "whatsapp_message",
      [node("conditional", "c", { rules: [{ ...regla, operator: "regex", value: "(a)\\1" }] })],
      ["inicio c"],
    ),
    "c.rules.0.value wrong",
  ],
  [
    "a day that is none",
    graphOf(
      "whatsapp_message",
      [
        node("db_fetch", "d", {
          collection: "appointments",
          filters: [{ field: "start", operator: "after", value: "2026-02-30" }],
        }),
      ],
      ["inicio d"],
    ),
    "d.filters.0.value wrong",
  ],
])("%s", (_name, graph, problem) => {
  expect(said(graph)).toContain(problem);
  for (const { text } of checkFlow(graph)) expect(text).toMatch(/^(«.+»: |Una conexión)/);
});

test("a comment goes on in private once it was answered in private, on every way", () => {
  const reply = (isPrivate: boolean) =>
    node("reply_instagram_comment", "privado", { text: "Te escribo", private: isPrivate });
  const await1 = node("awaitReply", "r", { channel: "Instagram" });
  const edges = ["inicio privado", "privado r"];
  expect(said(graphOf("instagram_comment", [reply(true), await1], edges))).toEqual([]);
  expect(said(graphOf("instagram_comment", [reply(false), await1], edges))).toEqual(["r.type wrong"]);
});

test("an unfinished flow is stored and not active; a wrong one is neither", () => {
  const draft = graphOf("whatsapp_message", [hola], []);
  expect([blockingProblems(draft, false).length, blockingProblems(draft, true).length]).toEqual([0, 1]);
  const wrong = graphOf("instagram_message", [hola], ["inicio hola"]);
  expect(blockingProblems(wrong, false).length).toBe(1);
});

test("only what fits is connected", () => {
  const graph = graphOf("whatsapp_message", [hola, node("release", "fin"), node("wait", "w")], ["inicio hola"]);
  expect(connectionProblem(graph, "hola", "default", "fin")).toBeNull();
  expect(connectionProblem(graph, "hola", "default", "inicio")).toMatch(/inicio/i);
  expect(connectionProblem(graph, "fin", "default", "hola")).toMatch(/termina/);
  expect(connectionProblem(graph, "hola", "default", "hola")).toMatch(/mismo/);
});

test("a loop in which a run never rests is found exactly where walking it never ends", () => {
  const kinds = fc.array(fc.constantFrom("wait", "template_text" as const), { minLength: 1, maxLength: 6 });
  const ways = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 10 });
  fc.assert(
    fc.property(kinds, ways, (types, pairs) => {
      const nodes = types.map((type, index) => newNode(type, `n${index}`));
      const edges = pairs
        .filter(([from, to]) => from < nodes.length && to < nodes.length)
        .map(([from, to]) => newEdge(`n${from}`, `n${to}`));
      const walks = (id: string, left: number): boolean =>
        types[Number(id.slice(1))] !== "wait" &&
        (left === 0 || edges.some(({ source, target }) => source === id && walks(target, left - 1)));
      const endless = nodes.filter(({ id }) => walks(id, nodes.length));
      const found = restlessLoop({ nodes, edges, triggerNodeId: "n0" });
      expect(found !== undefined).toBe(endless.length > 0);
      if (found) expect(endless.map(({ id }) => id)).toContain(found);
    }),
    { numRuns: 200 },
  );
});
