// The live event of the ready rules for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const readyRulesChanged = liveEvent("ready_rules_changed", access.view(PAGE.upsells));
