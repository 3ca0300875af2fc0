// What is planned for somebody who waits for a person; each looks again whether they still do.
import { event } from "../../../kit/event.ts";

/** A contact begins to wait for a person. */
export const WaitBegan = event<{ contactId: string }>("wait-began");
/** Time to tell somebody who waits. */
export const WaitToTell = event<{ threadId: string; waitId: string }>("wait-to-tell");
/** Nobody has answered for so long: the people of the business are to hear of it. `step` is 1, then 2. */
export const WaitOverdue = event<{ threadId: string; waitId: string; step: number }>("wait-overdue");
type Alarm = { threadId: string; waitId: string; step: number; userId: string };
export const MailAlarm = event<Alarm>("wait-mail-alarm");
/** Somebody was named in a note: one of their devices is to tell it. */
export const MentionPush = event<{ threadId: string; messageId: string; userId: string; deviceId: string }>(
  "mention-push",
);
export const PushAlarm = event<Alarm & { deviceId: string }>("wait-push-alarm");
