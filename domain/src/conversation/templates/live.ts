// The live events of templates for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const templatesChanged = liveEvent<{ wabaId: string }>(
  "templates_changed",
  access.view(PAGE.integraciones, PAGE.chat),
);
