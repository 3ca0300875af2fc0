import type { Manifest } from "../../kit/manifest.ts";
import * as closed from "./closed/routes.ts";
import * as held from "./handover/routes.ts";
import { mentioned, newMessage, threadChanged } from "./live.ts";
import { MediaArrived } from "./media/schema.ts";
import * as routes from "./routes.ts";
import { CartReceived, MessageQueued, MessageReceived, MessagesTaken, ProfileWanted, SendOverdue } from "./schema.ts";
import { MailAlarm, MentionPush, PushAlarm, WaitBegan, WaitOverdue, WaitToTell } from "./waiting/events.ts";
import * as waiting from "./waiting/routes.ts";

export const manifest: Manifest = {
  capability: "conversation/inbox",
  routes: { ...routes, ...waiting, ...held, ...closed },
  live: [newMessage, threadChanged, mentioned],
  events: [
    CartReceived,
    MediaArrived,
    MessageQueued,
    MessageReceived,
    MessagesTaken,
    ProfileWanted,
    SendOverdue,
    WaitBegan,
    WaitToTell,
    WaitOverdue,
    MailAlarm,
    PushAlarm,
    MentionPush,
  ],
};
