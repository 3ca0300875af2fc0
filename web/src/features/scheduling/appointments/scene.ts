// Derives what the agenda draws from its data: people, columns, entries, and how full each person's time is.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { subtractSpans } from "@mostrador/domain/business/branches/spans.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { useMemo } from "react";
import type { AgendaAddress } from "./agenda-address.ts";
import type { Desk } from "./desk.ts";
import { type Column, columnsOf, openOf, type Person } from "./grid/columns.ts";
import { type Segment, segmentsByDay } from "./grid/segments.ts";
import { visibleHours } from "./grid/visible-hours.ts";
import { type Occupancy, occupancyOf, sumOf } from "./view/occupancy.ts";
import { daysOf, isGrid } from "./view/views.ts";

const NOTHING: readonly Segment[] = [];
const QUARTER = 15;

export function useScene(
  desk: Desk,
  branches: readonly Branch[],
  address: AgendaAddress,
  day: Day,
  entries: readonly AgendaEntry[],
  /** `now`: minutes of today. */
  { today, now }: { today: Day; now: number },
) {
  const { view, people: filter, columnsBy, statuses, hidesCancelled } = address;
  const byDay = useMemo(() => segmentsByDay(entries), [entries]);
  const days = useMemo(() => daysOf(view, day), [view, day]);
  const people = useMemo(() => {
    const busy = new Set(days.flatMap((each) => (byDay.get(each) ?? []).map(({ entry }) => entry.specialistId)));
    const here = new Set(branches.map(({ _id }) => _id));
    return desk.specialists.filter((one) => (here.has(one.branchId) && !one.isArchived) || busy.has(one._id));
  }, [desk.specialists, branches, days, byDay]);
  const shown = useMemo(() => {
    const chosen = filter ? people.filter((one) => filter.includes(one._id)) : people;
    return chosen.length > 0 ? chosen : people;
  }, [people, filter]);
  const isShown = useMemo(() => {
    const ids = new Set(shown.map((one) => one._id));
    return ({ status, specialistId }: Pick<AgendaEntry, "status" | "specialistId">) =>
      ids.has(specialistId) &&
      (status === "block" || ((!statuses || statuses.includes(status)) && !(hidesCancelled && status === "cancelada")));
  }, [shown, statuses, hidesCancelled]);
  const branchOf = useMemo(() => {
    const own = new Map(branches.map((branch) => [branch._id, [branch]]));
    return (person: Person | undefined) => (person ? (own.get(person.branchId ?? "") ?? branches) : branches);
  }, [branches]);
  const columns = useMemo(
    () => (isGrid(view) ? columnsOf(days, view === "day" ? "specialist" : columnsBy, branchOf, shown) : []),
    [view, days, columnsBy, branchOf, shown],
  );
  const segments = useMemo(() => segmentsOfColumns(columns, byDay, isShown), [columns, byDay, isShown]);
  const hours = useMemo(() => {
    const seen = [...segments.values()].flat().filter(({ isCut, entry }) => !isCut && entry.status !== "block");
    const each = branches.map((branch) => visibleHours(branch.schedules, seen));
    return { from: Math.min(...each.map(({ from }) => from)), to: Math.max(...each.map(({ to }) => to)) };
  }, [branches, segments]);
  const segmentsOf = useMemo(() => (column: Column) => segments.get(column.key) ?? NOTHING, [segments]);
  const seen = useMemo(() => entries.filter(isShown), [entries, isShown]);
  const ofDay = useMemo(
    () => (person: Person, each: Day, from: number) =>
      occupancyOf(
        subtractSpans(openOf(branchOf(person), each, person), [{ from: 0, to: from }]),
        (byDay.get(each) ?? []).filter(({ entry }) => entry.specialistId === person._id),
      ),
    [byDay, branchOf],
  );
  const occupancy = useMemo(
    () =>
      new Map<string, Occupancy>(
        isGrid(view) ? shown.map((one) => [one._id, sumOf(days.map((each) => ofDay(one, each, 0)))]) : [],
      ),
    [view, shown, days, ofDay],
  );
  const over = Math.floor(now / QUARTER) * QUARTER;
  /** Of all who are shown, in the month. What is over of today is free for nobody. */
  const occupancyByDay = useMemo(
    () =>
      new Map<Day, Occupancy>(
        view === "month"
          ? days.map((each) => [each, sumOf(shown.map((one) => ofDay(one, each, each === today ? over : 0)))])
          : [],
      ),
    [view, shown, days, ofDay, today, over],
  );
  return { days, people, shown, columns, segmentsOf, hours, seen, occupancy, occupancyByDay };
}

function segmentsOfColumns(
  columns: readonly Column[],
  byDay: Map<Day, Segment[]>,
  isShown: (entry: AgendaEntry) => boolean,
) {
  return new Map(
    columns.map((column) => {
      const belongs = ({ entry }: Segment) =>
        (!column.specialist || entry.specialistId === column.specialist._id) && isShown(entry);
      return [column.key, (byDay.get(column.day) ?? []).filter(belongs)] as const;
    }),
  );
}
