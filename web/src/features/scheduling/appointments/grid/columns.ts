// The columns of the agenda: the days of a week, or the specialists of one day. Each knows its open hours, so that the
// rest is shaded (D-4.1).
import { restSpans } from "@mostrador/domain/business/branches/hours.ts";
import { closedFor, openOn } from "@mostrador/domain/business/branches/hours-of-date.ts";
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { mergeSpans, type Span, subtractSpans } from "@mostrador/domain/business/branches/spans.ts";
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import { type Day, weekdayOf } from "@mostrador/domain/kit/calendar.ts";

export type Person = Pick<Specialist, "_id" | "name" | "colorHex" | "restSchedules" | "isArchived"> &
  Partial<Pick<Specialist, "branchId">>;
export type Column = {
  key: string;
  day: Day;
  /** Null when the column has all visible people. */
  specialist: Person | null;
  /** Minutes of the day with appointments. */
  open: readonly Span[];
  /** Why the date is closed, if it is. */
  closedFor?: string | null;
};
/** One column a day, or one per specialist and day. */
export type ColumnsBy = "day" | "specialist";
/** The relative width of a closed, empty column. */
const CLOSED_SHARE = 0.45;

/** The days side by side, or the specialists of each. */
export function columnsOf(
  days: readonly Day[],
  by: ColumnsBy,
  branchOf: (person: Person | undefined) => readonly Branch[],
  people: readonly Person[],
): Column[] {
  const alone = people.length === 1 ? people[0] : undefined;
  return days.flatMap((day): Column[] =>
    by === "specialist"
      ? people.map((one) => ({ key: `${day} ${one._id}`, day, specialist: one, ...hoursOf(branchOf(one), day, one) }))
      : [{ key: day, day, specialist: null, ...hoursOf(branchOf(alone), day, alone) }],
  );
}

function hoursOf(branches: readonly Branch[], day: Day, person?: Person): Pick<Column, "open" | "closedFor"> {
  const closed = closedAt(branches, day);
  return { open: openOf(branches, day, person), ...(closed !== null && { closedFor: closed }) };
}

/** The relative width of a column: a day without work and entries is narrow. */
export function sharesOf(columns: readonly Column[], isEmpty: (column: Column) => boolean): number[] {
  const isIdle = (column: Column) => column.open.length === 0 && isEmpty(column);
  const idle = new Set(columns.map(({ day }) => day));
  for (const column of columns) if (!isIdle(column)) idle.delete(column.day);
  return columns.map(({ day }) => (idle.has(day) && idle.size < columns.length ? CLOSED_SHARE : 1));
}

/** The edges of columns with these shares, from 0 to 1. */
export function edgesOf(shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const edges = [0];
  for (const share of shares) edges.push((edges.at(-1) as number) + share / whole);
  return edges;
}

/** The parts of minutes `from` to `to` outside these spans. */
export function closedOf(open: readonly Span[], from: number, to: number): Span[] {
  return subtractSpans([{ from, to }], mergeSpans(open));
}

/** Minutes when one of these branches is open and the specialist works. */
export function openOf(branches: readonly Branch[], day: Day, specialist?: Person): Span[] {
  const weekday = weekdayOf(day);
  const open = branches.flatMap(({ schedules, restSchedules: rests, dates }) =>
    openOn({ schedules, rests, dates }, day),
  );
  return subtractSpans(mergeSpans(open), restSpans(specialist?.restSchedules[weekday]));
}

/** Why a date is closed if all of these branches are closed; null otherwise. */
function closedAt(branches: readonly Branch[], day: Day): string | null {
  const names = branches.map((branch) => closedFor(branch, day));
  return names.length > 0 && names.every((name) => name !== null) ? (names[0] ?? null) : null;
}
