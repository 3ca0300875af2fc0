// The catalogue of a flow: every node, event and operator has its words, and the events offer the nodes of the document.
import { expect, test } from "vitest";
import { variablesFor } from "./check/params.ts";
import { flowWarnings } from "./check/warnings.ts";
import { OPERATOR_LABELS, OPERATORS } from "./data.ts";
import {
  EVENT_LABELS,
  FLOW_EVENTS,
  intervalText,
  TIMER_CONTACTS,
  TIMER_CONTACTS_LABELS,
  TIMER_MINUTES,
} from "./events.ts";
import { awaitsAnswerFrom, nextOf } from "./graph.ts";
import { FIRST_SETTINGS, newEdge, newGraph, newNode } from "./new-graph.ts";
import { availability, CATEGORY_LABELS, NODE_KINDS, NODE_TYPES, outputsOf } from "./nodes.ts";
import { FlowEdit, FlowSettings, NewFlow } from "./schema.ts";

test("fifteen nodes, six events and the operators have their words", () => {
  expect(NODE_TYPES).toHaveLength(15);
  const words = [
    ...NODE_TYPES.map((type) => CATEGORY_LABELS[NODE_KINDS[type].category]),
    ...FLOW_EVENTS.map((event) => EVENT_LABELS[event]),
    ...TIMER_CONTACTS.map((contacts) => TIMER_CONTACTS_LABELS[contacts]),
    ...OPERATORS.map((operator) => OPERATOR_LABELS[operator]),
  ];
  for (const word of words) expect(word).toMatch(/\S/);
  expect(TIMER_MINUTES.map(intervalText).slice(-6)).toEqual([
    "1 hora",
    "2 horas",
    "3 horas",
    "6 horas",
    "12 horas",
    "1 día",
  ]);
});

test("each event offers its own nodes", () => {
  const offered = (event: (typeof FLOW_EVENTS)[number], contacts: (typeof TIMER_CONTACTS)[number] = "none") =>
    NODE_TYPES.filter((type) => availability(type, { event, contacts }) === "always").join(" ");
  expect(offered("facebook_message")).toBe(
    "conditional wait awaitReply db_fetch template_text send_facebook assistant delegate_ai delegate_human release",
  );
  expect(offered("instagram_comment")).toBe("conditional wait db_fetch template_text reply_instagram_comment release");
  expect(offered("timer")).toBe("conditional wait db_fetch template_text release");
  expect(offered("timer", "birthday")).toContain("send_whatsapp");
});

test("a condition has a way out for each rule and the default one", () => {
  const node = newNode("conditional", "c");
  const rules = [
    { id: "r", label: "Precio", field: "event_signal.text", operator: "contains" as const, value: "precio" },
  ];
  expect(outputsOf({ ...node, params: { ...node.params, rules } }).map(({ branch }) => branch)).toEqual([
    "r",
    "default",
  ]);
  expect(outputsOf(newNode("release", "x"))).toEqual([]);
});

test("the defaults are those of the document, and a change of one part leaves the others alone", () => {
  expect(newNode("wait", "w").params).toEqual({ ms: 2000 });
  expect(newNode("awaitReply", "a").params.channel).toBe("Facebook");
  expect(newNode("db_fetch", "d").params).toEqual({ collection: "threads", filters: [], limit: 10 });
  expect(FlowSettings.parse({})).toEqual(FIRST_SETTINGS);
  expect(FlowEdit.parse({ meta: { name: "Otro" }, settings: { ends: [] } })).toEqual({
    meta: { name: "Otro" },
    settings: { ends: ["optOut"] },
  });
  const businessId = "3b6f1c9e-8f4e-4d5e-9b1a-2f6d3c8a7e10";
  const flow = NewFlow.safeParse({
    businessId,
    meta: { name: "Uno" },
    ...newGraph(),
    nodes: [{ id: "x", type: "nuevo" }],
  });
  expect(flow.error?.issues[0]).toMatchObject({ message: "Este tipo de nodo no existe", path: ["nodes", 0, "type"] });
});

test("an answer belongs to a flow that still waits for one, and a flow that nothing ends says so", () => {
  const base = newGraph();
  const nodes = [...base.nodes, newNode("awaitReply", "a"), newNode("send_whatsapp", "s")];
  const graph = { ...base, nodes, edges: [newEdge("inicio", "a"), newEdge("a", "s", "timeout")] };
  expect([awaitsAnswerFrom(graph, "inicio"), awaitsAnswerFrom(graph, "s")]).toEqual([true, false]);
  expect(nextOf(graph, "a", "timeout")?.target).toBe("s");
  expect(flowWarnings(graph, FIRST_SETTINGS).map(({ nodeId }) => nodeId)).toEqual(["s"]);
  expect(flowWarnings(graph, { ...FIRST_SETTINGS, ends: ["optOut"] })).toHaveLength(2);
  expect(variablesFor(["event_signal"])).toContain("event_signal.text");
});
