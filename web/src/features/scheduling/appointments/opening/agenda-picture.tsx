// The agenda's first picture, drawn from its first answers before React loads: real entries with the agenda's own
// components and styles, and placeholders for buttons. It has no state, because it is drawn once.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { type AgendaAddress, ALL_BRANCHES, ZOOM_PX } from "../agenda-address.ts";
import { spanTexts } from "../date-words.ts";
import type { Desk } from "../desk.ts";
import { edgesOf, sharesOf } from "../grid/columns.ts";
import { isGrouped } from "../grid/grid-head.tsx";
import { GridSheet } from "../grid/grid-sheet.tsx";
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
 * As in `Agenda` and `TimeGrid`. `data-top`, `data-left`: its first scroll position, in pixels and as a share of the
 * columns' width.
 */
export function AgendaPicture({ desk, branch, address, entries, phone, instant }: Props) {
  const local = localOf(branch.timezone.name, instant);
  const [today, now] = [local.day, minutesOf(local.time)];
  const { view } = address;
  const day = address.day ?? today;
  const isAll = address.branchId === ALL_BRANCHES && desk.branches.length > 1;
  const scene = useScene(desk, isAll ? desk.branches : [branch], address, day, entries, { today, now });
  const { people, shown, columns, segmentsOf, hours, occupancy } = scene;
  const byPerson = columns[0]?.specialist !== null;
  const { colorOf, personOf } = useLooks(desk, address.colorBy, !byPerson && shown.length > 1);
  const shares = sharesOf(columns, (one) => segmentsOf(one).length === 0);
  const hourPx = ZOOM_PX[address.zoom] as number;
  const shownFirst = Math.max(
    0,
    columns.findIndex((column) => column.day === day),
  );
  const title = spanTexts(view, day);
  return (
    <>
      <PictureHeader title={title} hasStrip={view !== "day" && !phone && people.length > 1} />
      <div
        className={isGrouped(columns) ? "drawn grouped" : "drawn"}
        data-top={((firstInSight(columns, hours, today, now) - hours.from) / 60) * hourPx}
        data-left={edgesOf(shares)[shownFirst] ?? 0}
        style={gridVars(shares, leastWidth(view, byPerson, phone, columns.length), hourPx)}
      >
        <GridSheet
          columns={columns}
          segmentsOf={segmentsOf}
          hours={hours}
          hourPx={hourPx}
          isDense={view !== "day"}
          occupancy={byPerson && view === "day" ? occupancy : new Map()}
          today={today}
          now={now}
          colorOf={colorOf}
          personOf={personOf}
        />
      </div>
    </>
  );
}
