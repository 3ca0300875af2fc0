import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { ColumnTitle } from "./column-title.tsx";
import type { Column } from "./columns.ts";
import type { Segment } from "./segments.ts";

type GridHeadProps = {
  columns: readonly Column[];
  segmentsOf: (column: Column) => readonly Segment[];
  /** Null: none of the days stands out. */
  today: Day | null;
  onDay: (day: Day) => void;
};

/** Above the columns: whose they are, and how many appointments each has. */
export function GridHead({ columns, segmentsOf, today, onDay }: GridHeadProps) {
  return (
    <div className="head">
      <div className="corner" />
      <div className="titles">
        {columns.map((column) => (
          <ColumnTitle
            key={column.key}
            column={column}
            isToday={column.day === today}
            count={segmentsOf(column).filter(({ entry }) => entry.status !== "block").length}
            onDay={onDay}
          />
        ))}
      </div>
    </div>
  );
}
