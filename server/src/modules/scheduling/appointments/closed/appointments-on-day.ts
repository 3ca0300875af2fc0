// The appointments on a date that is closed or has other hours, outside of those: a person decides what to do with
// them (D-17.10). For the list of closed dates, which is a module below the agenda.

import type { StrandedAppointment } from "@mostrador/domain/business/branches/closed-dates/schema.ts";
import { openSpans } from "@mostrador/domain/business/branches/hours.ts";
import { coversSpan } from "@mostrador/domain/business/branches/spans.ts";
import { minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { isoAt, localOf } from "@mostrador/domain/kit/time.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { type OnDayRow, readOnDay } from "../agenda.store.ts";

const MOST_LISTED = 50;

export async function appointmentsOnDay(tx: Tx, day: string, branchId: string | null): Promise<StrandedAppointment[]> {
  const rows = await readOnDay(tx, day, branchId);
  return rows
    .filter((row) => row.hours !== null && !isWithin(row, row.hours))
    .slice(0, MOST_LISTED)
    .map(({ _id, branchId: at, title, starts, zone }) => ({
      _id,
      branchId: at,
      title,
      start: isoAt(zone, starts.getTime()),
    }));
}

function isWithin({ starts, ends, zone }: OnDayRow, hours: NonNullable<OnDayRow["hours"]>): boolean {
  const from = minutesOf(localOf(zone, starts.getTime()).time);
  return coversSpan(openSpans(hours), from, from + (ends.getTime() - starts.getTime()) / 60_000);
}
