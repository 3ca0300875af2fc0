// The live event of commissions for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const commissionsChanged = liveEvent<{ specialistId: string }>(
  "commissions_changed",
  access.view(PAGE.finanzas),
);
