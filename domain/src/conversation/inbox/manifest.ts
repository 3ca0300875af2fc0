import type { Manifest } from "../../kit/manifest.ts";
import { newMessage, threadChanged } from "./live.ts";
import { MediaArrived } from "./media/schema.ts";
import * as routes from "./routes.ts";
import { MessageQueued, MessageReceived, MessagesTaken, SendOverdue } from "./schema.ts";

export const manifest: Manifest = {
  capability: "conversation/inbox",
  routes,
  live: [newMessage, threadChanged],
  events: [MediaArrived, MessageQueued, MessageReceived, MessagesTaken, SendOverdue],
};
