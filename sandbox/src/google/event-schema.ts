import { z } from "zod";
import { GoogleError } from "./google-error.ts";
import type { EventTime } from "./google-state.ts";

const when = z.strictObject({
  dateTime: z.iso.datetime({ offset: true, local: true }).optional(),
  date: z.iso.date().optional(),
  timeZone: z.string().optional(),
});

/** The accepted fields of an event; Google accepts more that the product does not use. */
export const eventSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-v0-9]{5,1024}$/, "Invalid resource id value.")
    .optional(),
  status: z.enum(["confirmed", "tentative", "cancelled"]).optional(),
  summary: z.string().max(1024).optional(),
  description: z.string().max(8192).optional(),
  location: z.string().max(1024).optional(),
  start: when.optional(),
  end: when.optional(),
  transparency: z.enum(["opaque", "transparent"]).optional(),
  colorId: z
    .string()
    .regex(/^([1-9]|1[01])$/, "Invalid color")
    .optional(),
  extendedProperties: z
    .strictObject({ private: z.record(z.string().max(44), z.string().max(1024)).optional() })
    .optional(),
  source: z.strictObject({ title: z.string(), url: z.url() }).optional(),
  reminders: z.strictObject({ useDefault: z.boolean() }).optional(),
});

export function readEvent(body: unknown): z.infer<typeof eventSchema> {
  const read = eventSchema.safeParse(body ?? {});
  if (!read.success) throw new GoogleError(400, "invalid", z.prettifyError(read.error));
  return read.data;
}

/** Throws 400 when start and end are not a valid time range. */
export function checkTimes(start: EventTime | undefined, end: EventTime | undefined): void {
  if (!start || !end) throw new GoogleError(400, "required", "Missing end time.");
  if ((start.date === undefined) !== (end.date === undefined) || (start.date === undefined && !start.dateTime))
    throw new GoogleError(400, "invalid", "Start and end times must either both be date or both be dateTime.");
  for (const each of [start, end])
    if (each.dateTime && !/(Z|[+-]\d\d:\d\d)$/.test(each.dateTime) && !each.timeZone)
      throw new GoogleError(400, "required", "Missing time zone definition for start time.");
  if (instantOf(end) < instantOf(start) || (start.date && instantOf(end) === instantOf(start)))
    throw new GoogleError(400, "timeRangeEmpty", "The specified time range is empty.");
}

/** An approximate time for a window: a calendar day counts as a day in UTC. */
export function instantOf({ dateTime, date }: EventTime): number {
  if (!dateTime) return Date.parse(`${date}T00:00:00Z`);
  return Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(dateTime) ? dateTime : `${dateTime}Z`);
}
