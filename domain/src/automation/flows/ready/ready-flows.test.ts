// The ready flows: each can be active as soon as its assistant is chosen, and something ends it.
import { expect, test } from "vitest";
import { checkFlow } from "../check/check-flow.ts";
import { flowWarnings } from "../check/warnings.ts";
import { NewFlow } from "../schema.ts";
import { READY_FLOWS, withAssistant } from "./ready-flows.ts";

const ID = "3b6f1c9e-8f4e-4d5e-9b1a-2f6d3c8a7e10";

test.each(READY_FLOWS)("$id", ({ graph, settings, name }) => {
  expect(checkFlow(graph).filter(({ field }) => field !== "assistantId")).toEqual([]);
  expect(checkFlow(withAssistant(graph, ID))).toEqual([]);
  expect(flowWarnings(graph, settings).filter(({ nodeId }) => nodeId === "")).toEqual([]);
  const flow = { businessId: ID, meta: { name }, ...graph, settings };
  expect(NewFlow.parse(flow)).toEqual({ ...flow, meta: { name, active: false } });
});
