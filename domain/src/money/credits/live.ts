// The live events of credits for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const creditsChanged = liveEvent<Record<string, never>>("credits_changed", access.view(PAGE.creditos));
