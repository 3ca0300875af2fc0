// The grid without pointer and keyboard handling, for a picture of it.
import type { Span } from "@mostrador/domain/business/branches/spans.ts";
import type { Column } from "./columns.ts";
import { GridSheet } from "./grid-sheet.tsx";
import type { Segment } from "./segments.ts";
import { gridVars, HOUR_PX } from "./sheet/grid-vars.ts";
import { Scroller } from "./sheet/scroller.ts";

type StillGridProps = {
  /** A text description: the content is hidden from screen readers. */
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
      data-pans
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
      <GridSheet
        inert
        columns={columns}
        segmentsOf={segmentsOf}
        hours={hours}
        hourPx={HOUR_PX}
        isDense={false}
        occupancy={NOBODY}
        today={null}
        now={0}
        colorOf={colorOf}
        personOf={nobody}
      />
    </Scroller>
  );
}

const NOBODY = new Map();
const colorOf = ({ entry }: Segment) => entry.colorHex;
const nobody = () => "";
