// The grid as it is drawn, without what the pointer and the keys do there: for whoever looks at it from outside.
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import type { Column } from "./columns.ts";
import { GridColumn } from "./grid-column.tsx";
import { GridHead } from "./grid-head.tsx";
import { HourLabels } from "./hour-labels.tsx";
import type { Segment } from "./segments.ts";
import { gridVars, HOUR_PX } from "./sheet/grid-vars.ts";
import { Scroller } from "./sheet/scroller.ts";

type StillGridProps = {
  /** What is to be seen, in words: nothing within is read. */
  label: string;
  columns: readonly Column[];
  segmentsOf: (column: Column) => readonly Segment[];
  hours: Span;
  leastWidth: number;
};

export function StillGrid({ label, columns, segmentsOf, hours, leastWidth }: StillGridProps) {
  return (
    <Scroller
      role="img"
      aria-label={label}
      style={{
        ...gridVars(
          columns.map(() => 1),
          leastWidth,
          HOUR_PX,
        ),
        overflow: "hidden",
      }}
    >
      <div className="sheet" inert>
        <GridHead columns={columns} segmentsOf={segmentsOf} occupancy={NOBODY} today={null} onDay={nothing} />
        <div className="body" style={{ height: ((hours.to - hours.from) / 60) * HOUR_PX }}>
          <div className="gutter">
            <HourLabels hours={hours} hourPx={HOUR_PX} now={null} />
          </div>
          <div className="area">
            {columns.map((column, index) => (
              <GridColumn
                key={column.key}
                index={index}
                column={column}
                segments={segmentsOf(column)}
                hours={hours}
                hourPx={HOUR_PX}
                isDense={false}
                isInDay={false}
                now={null}
                isPast={false}
                ghost={null}
                liftedId={null}
                colorOf={colorOf}
                personOf={nobody}
                mayMove={never}
              />
            ))}
          </div>
        </div>
      </div>
    </Scroller>
  );
}

const NOBODY = new Map();
const colorOf = ({ entry }: Segment) => entry.colorHex;
const nobody = () => "";
const never = () => false;
const nothing = () => undefined;
