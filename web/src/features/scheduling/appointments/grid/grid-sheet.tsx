// The grid's markup: heads above columns, hours at the side. Static except for what its props move.
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { ReactNode } from "react";
import type { Occupancy } from "../view/occupancy.ts";
import type { Column } from "./columns.ts";
import { GridColumn, type GridColumnProps } from "./grid-column.tsx";
import { GridHead, isGrouped } from "./grid-head.tsx";
import { HourLabels } from "./hour-labels.tsx";
import type { Segment } from "./segments.ts";

type GridSheetProps = Pick<GridColumnProps, "hours" | "hourPx" | "isDense" | "colorOf" | "personOf"> & {
  columns: readonly Column[];
  segmentsOf: (column: Column) => readonly Segment[];
  hours: Span;
  /** By person, when each column has one. */
  occupancy: ReadonlyMap<string, Occupancy>;
  /** Null when no visible day is today. */
  today: Day | null;
  /** Minute of `today`. */
  now: number;
  onDay?: (day: Day) => void;
  mayMove?: (segment: Segment) => boolean;
  ghostFor?: (index: number) => GridColumnProps["ghost"];
  liftedIn?: (column: Column) => string | null;
  /** Wraps the columns with pointer and keyboard handling. */
  area?: (columns: ReactNode) => ReactNode;
  /** Hides the content from screen readers and keyboard. */
  inert?: boolean;
};

export function GridSheet({ onDay = nothing, mayMove = never, area = stillArea, ...props }: GridSheetProps) {
  const { columns, segmentsOf, hours, hourPx, today, now } = props;
  const grouped = isGrouped(columns);
  const showsToday = columns.some(({ day }) => day === today);
  return (
    <div className="sheet" inert={props.inert}>
      <GridHead columns={columns} segmentsOf={segmentsOf} occupancy={props.occupancy} today={today} onDay={onDay} />
      <div className="body" style={{ height: ((hours.to - hours.from) / 60) * hourPx }}>
        <div className="gutter" aria-hidden>
          <HourLabels hours={hours} hourPx={hourPx} now={showsToday ? now : null} />
        </div>
        {area(
          columns.map((column, index) => (
            <GridColumn
              key={column.key}
              index={index}
              column={column}
              segments={segmentsOf(column)}
              hours={hours}
              hourPx={hourPx}
              isDense={props.isDense}
              isInDay={grouped && column.day === columns[index - 1]?.day}
              now={column.day === today ? now : null}
              isPast={today !== null && column.day < today}
              ghost={props.ghostFor?.(index) ?? null}
              liftedId={props.liftedIn?.(column) ?? null}
              colorOf={props.colorOf}
              personOf={props.personOf}
              mayMove={mayMove}
            />
          )),
        )}
      </div>
    </div>
  );
}

const stillArea = (columns: ReactNode) => <div className="area">{columns}</div>;
const nothing = () => undefined;
const never = () => false;
