// The form values of an event, with day and hour in the business's zone. Parsed by the server's schema.
import { type ConversionEvent, LATER, NewConversionEvent } from "@mostrador/domain/growth/conversion-events/schema.ts";
import { Day, HourMinute, REQUIRED } from "@mostrador/domain/kit/schema.ts";
import { instantOf, isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import * as z from "zod";

const Written = z.looseObject({
  clientId: z.string(REQUIRED),
  day: z.preprocess((value) => value ?? "", Day.or(z.never(REQUIRED))),
  time: HourMinute,
});

export function eventShape(businessId: string, zone: string, now: () => number) {
  return Written.transform(({ day, time, ...fields }, context): NewConversionEvent => {
    const date = isoAt(zone, instantOf(zone, day, time));
    const parsed = NewConversionEvent.safeParse({ ...fields, businessId, date });
    if (Date.parse(date) > now()) context.addIssue({ code: "custom", path: ["day"], message: LATER });
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: "custom", path: path[0] === "date" ? ["day"] : [...path], message });
    return parsed.data ?? z.NEVER;
  });
}

export function newEventValues(zone: string, now: number): object {
  return { ...localOf(zone, now), name: "", clientId: null, description: "", services: [], products: [], courses: [] };
}

export function eventValues(event: ConversionEvent, zone: string): object {
  const { name, clientId, description, services, products, courses, date } = event;
  return { ...localOf(zone, Date.parse(date)), name, clientId, description, services, products, courses };
}
