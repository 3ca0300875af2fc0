// The live events of channels for open screens.
import { PAGE } from "../../ground/identity/pages.ts";
import { liveEvent } from "../../kit/live-event.ts";
import { access } from "../../kit/route.ts";

export const channelChanged = liveEvent<{ channelId: string }>(
  "channel_changed",
  access.view(PAGE.integraciones, PAGE.chat, PAGE.asistentes),
);
