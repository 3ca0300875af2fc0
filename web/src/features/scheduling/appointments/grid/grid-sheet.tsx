// The sheet of the grid: heads over columns, hours beside them. Still unless it is told what moves on it.
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
  /** By the person of a column, where each has one of their own. */
  occupancy: ReadonlyMap<string, Occupancy>;
  /** Null where no day is today. */
  today: Day | null;
  /** Minute of `today`. */
  now: number;
  onDay?: (day: Day) => void;
  mayMove?: (segment: Segment) => boolean;
  ghostFor?: (index: number) => GridColumnProps["ghost"];
  liftedIn?: (column: Column) => string | null;
  /** Around the columns: what the pointer and the keys do there. */
  area?: (columns: ReactNode) => ReactNode;
  /** Nothing within is read or reached. */
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
