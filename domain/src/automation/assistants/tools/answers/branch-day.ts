// The hours of one date at a branch, as the tool answers them: those of its weekday, or its own (D-17.10). Used to say
// whether a day is open, and why it is not.
import { type Day, weekdayOf } from "../../../../kit/calendar.ts";
import type { ToolBranch } from "./schema.ts";

type Hours = ToolBranch["hours"][string];

export function hoursOn({ hours, dates }: Pick<ToolBranch, "hours" | "dates">, day: Day): Hours {
  return dates?.[day]?.hours ?? hours[weekdayOf(day)] ?? [];
}

/** 'Navidad', where a person closed that date at each of these branches; else null. */
export function closedFor(branches: readonly Pick<ToolBranch, "dates">[], day: Day): string | null {
  const own = branches.map(({ dates }) => dates?.[day]);
  const isClosed = own.length > 0 && own.every((date) => date?.hours.length === 0);
  return isClosed ? (own[0]?.name ?? null) : null;
}
