// The live events of assistants for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const assistantChanged = liveEvent<{ assistantId: string }>(
  "assistant_changed",
  access.view(PAGE.asistentes, PAGE.principal, PAGE.chat, PAGE.directorio, PAGE.campanas),
);
