// The planned jobs for contacts who wait for a person; each checks again whether they still do.
import { event } from "../../../kit/event.ts";

/** A contact starts to wait for a person. */
export const WaitBegan = event<{ contactId: string }>("wait-began", "Alguien espera a una persona");
/** A contact who waits must be told so. */
export const WaitToTell = event<{ threadId: string; waitId: string }>("wait-to-tell");
/** No answer for this long: the people of the business get an alarm. `step` is 1, then 2. */
export const WaitOverdue = event<{ threadId: string; waitId: string; step: number }>("wait-overdue");
type Alarm = { threadId: string; waitId: string; step: number; userId: string };
export const MailAlarm = event<Alarm>("wait-mail-alarm");
/** A note mentions a person: one of their devices shows it. */
export const MentionPush = event<{ threadId: string; messageId: string; userId: string; deviceId: string }>(
  "mention-push",
);
export const PushAlarm = event<Alarm & { deviceId: string }>("wait-push-alarm");
