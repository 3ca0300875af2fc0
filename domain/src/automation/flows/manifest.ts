import type { Manifest } from "../../kit/manifest.ts";
import { FlowMessageLeft, FlowRunDue, FlowTimerDue, FlowTurnOver } from "./jobs.ts";
import { flowChanged } from "./live.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "automation/flows",
  routes,
  live: [flowChanged],
  events: [FlowRunDue, FlowTimerDue, FlowMessageLeft, FlowTurnOver],
};
