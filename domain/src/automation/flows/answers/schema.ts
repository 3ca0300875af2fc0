// Flows, versions and runs as answers give them (contract/growth#flows).
import * as z from "zod";
import { DateTime, dateTime, Id, paging, TimeCursor } from "../../../kit/schema.ts";
import { FlowEdge, FlowMeta, FlowNode, FlowSettings } from "../schema.ts";

const Problem = z.object({
  /** '' for the whole flow. */
  nodeId: z.string(),
  field: z.string(),
  text: z.string(),
  /** A `wrong` flow is not stored; an `unfinished` one cannot be active. */
  kind: z.enum(["wrong", "unfinished"]),
});

export const Flow = z.object({
  _id: Id,
  businessId: Id,
  meta: FlowMeta,
  nodes: z.array(FlowNode),
  edges: z.array(FlowEdge),
  triggerNodeId: z.string(),
  settings: FlowSettings,
  /** Counts the saves that changed it. */
  version: z.int(),
  isArchived: z.boolean(),
  problems: z.array(Problem),
  warnings: z.array(z.object({ nodeId: z.string(), text: z.string() })),
  /** What it names and that is gone. */
  broken: z.array(z.object({ nodeId: z.string(), text: z.string() })),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Flow = z.output<typeof Flow>;

/** Without its graph. `running`: contacts in it now; `passed`, `failed`: of the last 30 days. */
export const FlowSummary = Flow.pick({
  _id: true,
  businessId: true,
  meta: true,
  version: true,
  isArchived: true,
  createdAt: true,
  updatedAt: true,
}).extend({
  event: z.string(),
  nodes: z.int(),
  running: z.int(),
  passed: z.int(),
  failed: z.int(),
  /** How many nodes name something that is gone. */
  broken: z.int(),
});
export type FlowSummary = z.output<typeof FlowSummary>;

/** What its nodes may name. */
export const FlowChoices = z.object({
  assistants: z.array(z.object({ _id: Id, name: z.string() })),
  resources: z.array(z.object({ _id: Id, name: z.string(), hasImage: z.boolean(), hasAudio: z.boolean() })),
  forms: z.array(z.object({ _id: Id, name: z.string() })),
});
export type FlowChoices = z.output<typeof FlowChoices>;

export const FlowVersion = z.object({
  version: z.int(),
  name: z.string(),
  nodes: z.array(FlowNode),
  edges: z.array(FlowEdge),
  triggerNodeId: z.string(),
  settings: FlowSettings,
  changedBy: z.string(),
  createdAt: DateTime,
});
export type FlowVersion = z.output<typeof FlowVersion>;

export const RUN_STATES = ["running", "waiting", "done", "stopped", "failed"] as const;
export const RunState = z.enum(
  RUN_STATES,
  "Elige el estado de una ejecución: en curso, en espera, terminada, detenida o con error",
);
export type RunState = z.output<typeof RunState>;

export const FlowRun = z.object({
  _id: Id,
  flowId: Id,
  flowName: z.string(),
  version: z.int(),
  client: z.object({ _id: Id, name: z.string() }).nullable(),
  threadId: Id.nullable(),
  state: RunState,
  /** Where it is, or where it ended. */
  nodeId: z.string(),
  nodeName: z.string(),
  waitsFor: z.enum(["time", "reply", "assistant", "hours"]).nullable(),
  waitsUntil: DateTime.nullable(),
  /** Why it ended, in Spanish; '' when its last node did. */
  reason: z.string(),
  steps: z.int(),
  startedAt: DateTime,
  endedAt: DateTime.nullable(),
});
export type FlowRun = z.output<typeof FlowRun>;

export const FlowStep = z.object({
  number: z.int(),
  nodeId: z.string(),
  outcome: z.enum(["passed", "waited", "ended", "failed"]),
  branch: z.string(),
  /** What it read and gave. */
  data: z.record(z.string(), z.unknown()),
  note: z.string(),
  tookMs: z.int(),
  at: DateTime,
});
export type FlowStep = z.output<typeof FlowStep>;

/** With the graph of its version, to be shown on it. */
export const FlowReplay = FlowRun.extend({ graph: FlowVersion, stepsTaken: z.array(FlowStep) });
export type FlowReplay = z.output<typeof FlowReplay>;

export const RunQuery = z
  .object({
    businessId: Id,
    flowId: Id.optional(),
    clientId: Id.optional(),
    state: RunState.optional(),
    /** Those that are at this node, or ended there. */
    nodeId: z.string().max(64, "El nodo no es válido").optional(),
    /** Those that began in this time; `to` is outside it. */
    from: dateTime("La fecha de inicio").optional(),
    to: dateTime("La fecha de fin").optional(),
    limit: paging(20, 100).limit,
    after: TimeCursor.optional(),
  })
  .refine(({ from, to }) => !from || !to || Date.parse(from) <= Date.parse(to), {
    path: ["to"],
    error: "La fecha final no puede ser antes que la inicial",
  });
export type RunQuery = z.output<typeof RunQuery>;

/** By node. `waiting`: contacts there now; the others of the last 30 days. */
export const NodeFigures = z.object({
  nodeId: z.string(),
  waiting: z.int(),
  passed: z.int(),
  failed: z.int(),
});
export type NodeFigures = z.output<typeof NodeFigures>;
