// The form values of a block: local days and hours of its branch, parsed by the server's schema.
import { addDays, type Day, dayNumber, dayOfNumber, minutesOf, timeOfMinutes } from "@mostrador/domain/kit/calendar.ts";
import { HourMinute, WrittenDay } from "@mostrador/domain/kit/schema.ts";
import { instantOf, isoAt } from "@mostrador/domain/kit/time.ts";
import { type AgendaEntry, type BlockEdit, NewBlock } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { BLOCK_COLOR } from "@mostrador/domain/scheduling/appointments/status.ts";
import * as z from "zod";
import type { Draft } from "../booking/appointment-values.ts";
import { clock } from "../clock.ts";
import { localPart } from "../grid/segments.ts";

const Written = z.object({
  title: z.string(),
  branchId: z.string().nullable(),
  /** For a new block: one is created for each. */
  specialists: z.array(z.string()),
  /** For an edited block. */
  specialistId: z.string().nullable(),
  day: WrittenDay,
  start: HourMinute,
  endDay: WrittenDay,
  end: HourMinute,
  colorHex: z.string(),
});
export type BlockTimes = { day: Day; start: string; endDay: Day; end: string };

/** `zoneOf`: gives a branch's zone. `isEdit`: the block has one specialist, and errors name that field. */
export function blockShape(businessId: string, zoneOf: (branchId: string | null) => string, isEdit: boolean) {
  return Written.transform(({ day, start, endDay, end, specialistId, ...fields }, context): NewBlock => {
    const zone = zoneOf(fields.branchId);
    const parsed = NewBlock.safeParse({
      ...fields,
      businessId,
      specialists: isEdit ? [specialistId].filter(Boolean) : fields.specialists,
      start: isoAt(zone, instantOf(zone, day, start)),
      end: isoAt(zone, instantOf(zone, endDay, end)),
    });
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) {
      const own = isEdit && path[0] === "specialists" ? ["specialistId"] : [...path];
      context.addIssue({ code: "custom", path: own, message });
    }
    return z.NEVER;
  });
}

/** `updatedAt`: the version read, so that a newer edit is not overwritten. */
export function editOf({ businessId: _, specialists, ...block }: NewBlock, updatedAt: string): BlockEdit {
  const [specialistId] = specialists;
  return { ...block, ...(specialistId && { specialistId }), updatedAt };
}

/** `alone`: the only person, if there is one. */
export function newBlockValues(draft: Draft, alone: string | undefined): object {
  return {
    title: "",
    branchId: draft.branchId,
    specialists: [draft.specialistId ?? alone].filter(Boolean),
    specialistId: null,
    day: draft.day,
    start: timeOfMinutes(draft.from),
    endDay: draft.to >= 1440 ? addDays(draft.day, 1) : draft.day,
    end: clock(draft.to),
    colorHex: BLOCK_COLOR,
  };
}

export function blockValues(entry: AgendaEntry): object {
  const [start, end] = [localPart(entry.start), localPart(entry.end)];
  return {
    title: entry.title,
    branchId: entry.branchId,
    specialists: [],
    specialistId: entry.specialistId,
    day: start.day,
    start: timeOfMinutes(start.minute),
    endDay: end.day,
    end: timeOfMinutes(end.minute),
    colorHex: entry.colorHex,
  };
}

/** Moves the end with the start; null when the end was set by hand, or nothing moved. */
export function followingEnd(before: BlockTimes, now: BlockTimes): Pick<BlockTimes, "endDay" | "end"> | null {
  const begin = (times: BlockTimes) => minuteOf(times.day, times.start);
  const finish = (times: BlockTimes) => minuteOf(times.endDay, times.end);
  const moved = begin(now) - begin(before);
  if (!moved || Number.isNaN(moved) || finish(now) !== finish(before) || finish(before) < begin(before)) return null;
  const end = finish(before) + moved;
  return { endDay: dayOfNumber(Math.floor(end / 1440)), end: timeOfMinutes(end % 1440) };
}

function minuteOf(day: Day, time: string): number {
  return day ? dayNumber(day) * 1440 + minutesOf(time) : Number.NaN;
}
