// The form values of a planned message: local day and hour, parsed by the server's schema.
import { NewNotification } from "@mostrador/domain/growth/outreach/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { HourMinute, WrittenDay } from "@mostrador/domain/kit/schema.ts";
import { type Instant, instantOf, isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import * as z from "zod";

const Written = z.object({
  text: z.string(),
  day: WrittenDay,
  time: HourMinute,
});

type MessageSubject = {
  businessId: string;
  clientId: string;
  appointmentId: string | null;
  funnelId?: string;
  phase?: string;
};

export function messageShape(zone: string, about: MessageSubject) {
  return Written.transform(({ text, day, time }, context): NewNotification => {
    const deliveryDate = isoAt(zone, instantOf(zone, day, time));
    const parsed = NewNotification.safeParse({ ...about, text, deliveryDate, deletable: true });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      context.addIssue({ code: "custom", path: path[0] === "deliveryDate" ? ["day"] : [...path], message });
    }
    return z.NEVER;
  });
}

/** Tomorrow at ten. */
export function firstValues(zone: string, now: Instant): object {
  return { text: "", day: addDays(localOf(zone, now).day, 1), time: "10:00" };
}
