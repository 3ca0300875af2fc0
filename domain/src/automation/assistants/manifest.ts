import type { Manifest } from "../../kit/manifest.ts";
import * as audience from "./audience/routes.ts";
import { assistantChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { answerDue, DutiesChanged, FreeSlotsDue, FreeSlotsWanted } from "./schema.ts";

export const manifest: Manifest = {
  capability: "automation/assistants",
  routes: { ...routes, ...audience },
  live: [assistantChanged],
  events: [answerDue, DutiesChanged, FreeSlotsDue, FreeSlotsWanted],
};
