// The agenda as it is first seen, drawn from its first answers before React has come: the true entries in the parts and the
// looks of the agenda itself. What is pressed is bars until then. It keeps no state: it is drawn once.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AgendaAddress, ALL_BRANCHES, ZOOM_PX } from "../agenda-address.ts";
import { spanTexts } from "../date-words.ts";
import type { Desk } from "../desk.ts";
import { edgesOf, sharesOf } from "../grid/columns.ts";
import { GridColumn } from "../grid/grid-column.tsx";
import { GridHead, isGrouped } from "../grid/grid-head.tsx";
import { HourLabels } from "../grid/hour-labels.tsx";
import { gridVars } from "../grid/sheet/grid-vars.ts";
import { firstInSight } from "../grid/visible-hours.ts";
import { useScene } from "../scene.ts";
import { useLooks } from "../view/use-looks.ts";
import { leastWidth } from "../view/visible-days.ts";
import { PictureHeader } from "./picture-header.tsx";

type Props = {
  desk: Desk;
  branch: Branch;
  address: AgendaAddress;
  entries: readonly AgendaEntry[];
  phone: boolean;
  /** Epoch milliseconds. */
  instant: number;
};

/**
 * As `Agenda` and `TimeGrid` have it. `data-top`, `data-left`: how far it is scrolled before
 * it is seen, in pixels and in its share of the columns' width.
 */
export function AgendaPicture({ desk, branch, address, entries, phone, instant }: Props) {
  const local = localOf(branch.timezone.name, instant);
  const [today, now] = [local.day, minutesOf(local.time)];
  const { view } = address;
  const day = address.day ?? today;
  const isAll = address.branchId === ALL_BRANCHES && desk.branches.length > 1;
  const scene = useScene(desk, isAll ? desk.branches : [branch], address, day, entries);
  const { people, shown, columns, segmentsOf, hours, occupancy } = scene;
  const byPerson = columns[0]?.specialist !== null;
  const { colorOf, personOf } = useLooks(desk, address.colorBy, !byPerson && shown.length > 1);
  const shares = sharesOf(columns, (one) => segmentsOf(one).length === 0);
  const hourPx = ZOOM_PX[address.zoom] as number;
  const showsToday = columns.some((column) => column.day === today);
  const shownFirst = Math.max(
    0,
    columns.findIndex((column) => column.day === day),
  );
  const title = spanTexts(view, day);
  return (
    <>
      <PictureHeader
        title={phone ? title.short : title.whole}
        hasStrip={view !== "day" && !phone && people.length > 1}
      />
      <div
        className={isGrouped(columns) ? "drawn grouped" : "drawn"}
        data-top={((firstInSight(columns, hours, today, now) - hours.from) / 60) * hourPx}
        data-left={edgesOf(shares)[shownFirst] ?? 0}
        style={gridVars(shares, leastWidth(view, byPerson, phone, columns.length), hourPx)}
      >
        <div className="sheet">
          <GridHead
            columns={columns}
            segmentsOf={segmentsOf}
            occupancy={byPerson && view === "day" ? occupancy : new Map()}
            today={today}
            onDay={nothing}
          />
          <div className="body" style={{ height: ((hours.to - hours.from) / 60) * hourPx }}>
            <div className="gutter">
              <HourLabels hours={hours} hourPx={hourPx} now={showsToday ? now : null} />
            </div>
            <div className="area">
              {columns.map((column, index) => (
                <GridColumn
                  key={column.key}
                  index={index}
                  column={column}
                  segments={segmentsOf(column)}
                  hours={hours}
                  hourPx={hourPx}
                  isDense={view !== "day"}
                  isInDay={column.day === columns[index - 1]?.day && isGrouped(columns)}
                  now={column.day === today ? now : null}
                  isPast={column.day < today}
                  ghost={null}
                  liftedId={null}
                  colorOf={colorOf}
                  personOf={personOf}
                  mayMove={never}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

const nothing = () => undefined;
const never = () => false;
