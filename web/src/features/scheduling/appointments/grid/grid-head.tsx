import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Occupancy } from "../view/occupancy.ts";
import { ColumnTitle, DayTitle } from "./column-title.tsx";
import type { Column } from "./columns.ts";
import type { Segment } from "./segments.ts";

type GridHeadProps = {
  columns: readonly Column[];
  segmentsOf: (column: Column) => readonly Segment[];
  /** By person; empty when not shown. */
  occupancy: ReadonlyMap<string, Occupancy>;
  /** Null: no day is highlighted. */
  today: Day | null;
  onDay: (day: Day) => void;
};

/** Above the columns: day or person, and the number of appointments. */
export function GridHead({ columns, segmentsOf, occupancy, today, onDay }: GridHeadProps) {
  return (
    <div className="head">
      <div className="corner" />
      <div className="titles">
        {isGrouped(columns) &&
          daysOf(columns).map(({ column, count }) => (
            <DayTitle
              key={column.day}
              day={column.day}
              closedFor={column.closedFor}
              isToday={column.day === today}
              onDay={onDay}
              isSmall
              style={{ gridRow: 1, gridColumn: `span ${count}` }}
            />
          ))}
        {columns.map((column) => (
          <ColumnTitle
            key={column.key}
            column={column}
            isToday={column.day === today}
            isSmall={isGrouped(columns)}
            count={segmentsOf(column).filter(({ entry }) => entry.status !== "block").length}
            occupancy={occupancy.get(column.specialist?._id ?? "")}
            onDay={onDay}
          />
        ))}
      </div>
    </div>
  );
}

/** Several people on each of several days. */
export function isGrouped(columns: readonly Column[]): boolean {
  const [first, last] = [columns[0], columns.at(-1)];
  return Boolean(first?.specialist && last && first.day !== last.day);
}

function daysOf(columns: readonly Column[]): { column: Column; count: number }[] {
  const firsts = columns.filter((column, index) => column.day !== columns[index - 1]?.day);
  return firsts.map((column) => ({ column, count: columns.filter(({ day }) => day === column.day).length }));
}
