// What the grid draws of what was read: who is shown, which columns, what stands in each.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { useMemo } from "react";
import type { AgendaAddress } from "./agenda-address.ts";
import type { Desk } from "./desk.ts";
import { type Column, columnsOf, daysOf } from "./grid/columns.ts";
import { type Segment, segmentsByDay } from "./grid/segments.ts";
import { visibleHours } from "./grid/visible-hours.ts";

const NOTHING: readonly Segment[] = [];

export function useScene(desk: Desk, branch: Branch, address: AgendaAddress, day: Day, entries: AgendaEntry[]) {
  const { view, people: filter } = address;
  const byDay = useMemo(() => segmentsByDay(entries), [entries]);
  const days = useMemo(() => daysOf(view, day), [view, day]);
  const people = useMemo(() => {
    const busy = new Set(days.flatMap((each) => (byDay.get(each) ?? []).map(({ entry }) => entry.specialistId)));
    return desk.specialists.filter((one) => (one.branchId === branch._id && !one.isArchived) || busy.has(one._id));
  }, [desk.specialists, branch._id, days, byDay]);
  const shown = useMemo(() => {
    const chosen = filter ? people.filter((one) => filter.includes(one._id)) : people;
    return chosen.length > 0 ? chosen : people;
  }, [people, filter]);
  const columns = useMemo(() => columnsOf(view, day, branch, shown), [view, day, branch, shown]);
  const segments = useMemo(
    () => segmentsOfColumns(columns, byDay, new Set(shown.map((one) => one._id))),
    [columns, byDay, shown],
  );
  const hours = useMemo(() => {
    const seen = [...segments.values()].flat().filter(({ isCut, entry }) => !isCut && entry.status !== "block");
    return visibleHours(branch.schedules, seen);
  }, [branch.schedules, segments]);
  const segmentsOf = useMemo(() => (column: Column) => segments.get(column.key) ?? NOTHING, [segments]);
  return { days, people, shown, columns, segmentsOf, hours };
}

function segmentsOfColumns(columns: readonly Column[], byDay: Map<Day, Segment[]>, shown: ReadonlySet<string>) {
  return new Map(
    columns.map((column) => {
      const belongs = ({ entry }: Segment) =>
        column.specialist ? entry.specialistId === column.specialist._id : shown.has(entry.specialistId);
      return [column.key, (byDay.get(column.day) ?? []).filter(belongs)] as const;
    }),
  );
}
