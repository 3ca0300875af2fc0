import type { Manifest } from "../../kit/manifest.ts";
import { readyRulesChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { BirthdaysDue, ReadyRuleChanged } from "./schema.ts";

export const manifest: Manifest = {
  capability: "growth/ready-rules",
  routes,
  live: [readyRulesChanged],
  events: [ReadyRuleChanged, BirthdaysDue],
};
