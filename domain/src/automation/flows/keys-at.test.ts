// Which data a node sees: what each way to it provides, and nothing else.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { DataSource } from "./data.ts";
import type { FlowGraph } from "./graph.ts";
import { addedBy, keysAt, sourcesAt, withEdgeData } from "./keys-at.ts";
import { newEdge, newGraph, newNode } from "./new-graph.ts";
import { outputsOf } from "./nodes.ts";

const names = (graph: FlowGraph, id: string) => keysAt(graph, id).map(({ key }) => key);

test("a written text is there after its node, on each way only", () => {
  const base = newGraph("whatsapp_message");
  const nodes = [...base.nodes, newNode("awaitReply", "r"), newNode("template_text", "t"), newNode("release", "fin")];
  const one = { ...base, nodes, edges: [newEdge("inicio", "r"), newEdge("r", "t"), newEdge("t", "fin")] };
  expect(names(one, "fin")).toContain("text_string");
  expect(names({ ...one, edges: [...one.edges, newEdge("r", "fin", "timeout")] }, "fin")).not.toContain("text_string");
  const [first] = withEdgeData(one).edges;
  expect(first).toMatchObject({ dataTypeKey: "event_signal", dataTypeLabel: "Mensaje recibido" });
  expect(first?.dataKeys).toContain("event_signal.text");
});

test("an answer in private gives a comment its message", () => {
  const base = newGraph("facebook_comment");
  const nodes = [...base.nodes, newNode("awaitReply", "r"), newNode("wait", "si"), newNode("wait", "no")];
  const edges = [newEdge("inicio", "r"), newEdge("r", "si"), newEdge("r", "no", "timeout")];
  expect(names({ ...base, nodes, edges }, "si")).toContain("event_signal.text");
  expect(names({ ...base, nodes, edges }, "no")).not.toContain("event_signal.text");
});

test("on random graphs a node sees what all walks to it have in common", () => {
  const types = fc.array(fc.constantFrom("awaitReply", "template_text", "db_fetch", "wait" as const), {
    minLength: 1,
    maxLength: 4,
  });
  const ways = fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.boolean()), { maxLength: 8 });
  fc.assert(
    fc.property(types, ways, (kinds, pairs) => {
      const base = newGraph("instagram_comment");
      const nodes = [...base.nodes, ...kinds.map((type, index) => newNode(type, `n${index}`))];
      const edges = pairs.flatMap(([from, to, isLast]) => {
        const [source, target] = [nodes[from], nodes[to]];
        if (!source || !target || to === 0) return [];
        const output = outputsOf(source).at(isLast ? -1 : 0);
        return output ? [newEdge(source.id, target.id, output.branch)] : [];
      });
      const graph = { ...base, nodes, edges };
      const walked = new Map<string, Set<DataSource>>();
      const walk = (id: string, has: Set<DataSource>, left: number) => {
        const known = walked.get(id);
        walked.set(id, known ? new Set([...known].filter((source) => has.has(source))) : has);
        if (left === 0) return;
        const node = nodes.find((one) => one.id === id);
        for (const edge of edges.filter(({ source }) => source === id)) {
          walk(edge.target, new Set([...has, ...(node ? addedBy(node, edge.branch) : [])]), left - 1);
        }
      };
      walk(base.triggerNodeId, new Set(), 5);
      const read = (at: Map<string, ReadonlySet<DataSource>>) =>
        [...at].map(([id, sources]) => `${id} ${[...sources].sort().join()}`).sort();
      expect(read(sourcesAt(graph))).toEqual(read(walked));
    }),
    { numRuns: 100 },
  );
});
