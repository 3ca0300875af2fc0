// The agenda of one branch: heading, grid and dialogs.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { type Day, minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useMay } from "../../../lib/session/active-business.ts";
import { useNow } from "../../../lib/use-now.ts";
import type { Point } from "../../../ui/drag/edge-scroll.ts";
import { usePhone } from "../../../ui/layout/use-screen.ts";
import { useRemovedIds } from "../../../ui/resource/removal-queue.ts";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { type AddressChange, type AgendaAddress, ALL_BRANCHES, ZOOM_PX } from "./agenda-address.ts";
import { useAgenda, useAgendaLive } from "./api.ts";
import type { Draft } from "./booking/appointment-values.ts";
import { copyOf } from "./booking/copy-of.ts";
import type { WatchedPlace } from "./booking/place-watch.tsx";
import { isOfClass } from "./classes/class-of.ts";
import { spanTexts } from "./date-words.ts";
import { type Desk, zoneOf } from "./desk.ts";
import { useDrop } from "./drag/use-drop.ts";
import { useOutsideHours } from "./entry/outside-hours.tsx";
import { useOpened } from "./entry/use-opened.ts";
import type { Segment } from "./grid/segments.ts";
import { TimeGrid } from "./grid/time-grid.tsx";
import { AgendaHeader } from "./header/agenda-header.tsx";
import { loadShownChoices } from "./header/load-shown-choices.ts";
import { OccupancyStrip } from "./header/occupancy-strip.tsx";
import { PlaceMenu } from "./header/place-menu.tsx";
import { prepareAhead } from "./print/load-print.ts";
import { useScene } from "./scene.ts";
import { useMoveChoice } from "./together/use-move-choice.tsx";
import { FirstHint } from "./view/first-hint.tsx";
import { LATE_VIEWS } from "./view/late-views.ts";
import { pendingOf } from "./view/pending-of.ts";
import { useAgendaKeys } from "./view/use-agenda-keys.ts";
import { useLooks } from "./view/use-looks.ts";
import { isGrid, stepOf } from "./view/views.ts";
import { leastWidth, useVisible } from "./view/visible-days.ts";

type Props = { desk: Desk; branch: Branch; address: AgendaAddress; go: (change: AddressChange) => void };

const entryMenus = latePart(async () => (await import("./entry/entry-menu.tsx")).EntryMenu);
const FORMS_AFTER_MS = 300;

const loadDialogs = () => import("./entry/agenda-dialogs.tsx");
const dialogs = latePart(async () => (await loadDialogs()).AgendaDialogs);

export function Agenda({ desk, branch, address, go }: Props) {
  const phone = usePhone();
  const may = useMay();
  const zone = branch.timezone.name;
  const local = localOf(zone, useNow());
  const [today, now] = [local.day, minutesOf(local.time)];
  const { view } = address;
  const day = address.day ?? today;
  const isAll = address.branchId === ALL_BRANCHES && desk.branches.length > 1;
  const branches = useMemo(() => (isAll ? desk.branches : [branch]), [isAll, desk.branches, branch]);
  const agenda = useAgenda(isAll ? null : branch._id, useVisible(view, day));
  useAgendaLive();
  const removed = useRemovedIds();
  const entries = useMemo(() => (agenda.data ?? []).filter(({ _id }) => !removed.has(_id)), [agenda.data, removed]);
  const scene = useScene(desk, branches, address, day, entries, { today, now });
  const { days, people, shown, columns, segmentsOf, hours, seen, occupancy, occupancyByDay } = scene;
  const { ask, dialog: outsideHours } = useOutsideHours();
  const [watched, setWatched] = useState<WatchedPlace>(null);
  const [entryMenu, setEntryMenu] = useState<{ id: string; at: Point } | null>(null);
  const [taken, setTaken] = useState<{ id: string } | null>(null);
  const [menu, setMenu] = useState<{ draft: Draft; at: Point } | null>(null);
  const mayBook = may(PAGE.agenda, "edit", "appointments");
  const mayBlock = may(PAGE.agenda, "edit", "blocks");

  const { askMove, moveDialog } = useMoveChoice(entries);
  const onDropped = useDrop({ columns, zoneOf: (branchId) => zoneOf(desk, branchId), ask, askMove });
  const { opened, open, draftOf, place, nextFree } = useOpened({
    ...{ branch, isAll, columns, people: shown, entries, day, today, now, address, go, mayBook, mayBlock },
  });
  const create = () => place(nextFree());
  const step = (by: number) => go((at) => ({ day: stepOf(at.view, at.day ?? today, by) }));
  useAgendaKeys({
    onNew: () => (mayBook || mayBlock) && create(),
    onToday: () => go({ day: null }),
    onView: (next) => go({ view: next }),
    onStep: step,
    onZoom: (by) => go((at) => (isGrid(at.view) && at.zoom + by in ZOOM_PX ? { zoom: at.zoom + by } : null)),
  });

  useFetchedAhead(agenda.data !== undefined);

  const byPerson = columns[0]?.specialist !== null && isGrid(view);
  const { colorOf, personOf } = useLooks(desk, address.colorBy, !byPerson && shown.length > 1);
  const mayMove = useCallback(
    ({ entry, isCut }: Segment) =>
      // those who share an hour are moved one by one, in their forms
      !isCut && !isOfClass(entry) && entry.source === "mostrador" && (entry.status === "block" ? mayBlock : mayBook),
    [mayBook, mayBlock],
  );
  const pending = pendingOf(
    watched ?? (opened?.kind === "block" ? { place: opened.draft, problem: null } : null),
    columns,
  );
  const onPlace = (next: WatchedPlace) => {
    setWatched(next);
    if (next && !days.includes(next.place.day)) go({ day: next.place.day });
  };
  const title = spanTexts(view, day);
  const label = `Agenda de ${isAll ? "todas las sucursales" : branch.name}: ${title.whole}`;
  const openDay = (chosen: Day) => go({ day: chosen, view: "day" });
  const openEntry = (openId: string) => go({ openId });
  const menuEntry = entryMenu && entries.find(({ _id }) => _id === entryMenu.id);
  const openEntryMenu = (id: string, at: Point) => setEntryMenu({ id, at });
  return (
    <>
      <AgendaHeader
        desk={desk}
        branch={branch}
        people={people}
        address={address}
        day={day}
        today={today}
        days={days}
        title={title}
        go={go}
        onStep={step}
        onCreate={mayBook || mayBlock ? create : null}
        createLabel={mayBook ? "Agendar cita" : "Bloquear horario"}
      />
      {(view === "week" || view === "next") && !phone && people.length > 1 && (
        <OccupancyStrip people={people} occupancy={occupancy} address={address} go={go} />
      )}
      <Box sx={{ flex: 1, minHeight: 0, display: "flex" }}>
        <Box sx={{ position: "relative", flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
          {agenda.isReading && (
            <LinearProgress
              aria-label="Cargando citas"
              sx={{ position: "absolute", inset: "0 0 auto", zIndex: 5, height: 2 }}
            />
          )}
          {agenda.error && !agenda.data ? (
            <ErrorState error={agenda.error} onRetry={() => void agenda.refetch()} />
          ) : view === "month" || view === "list" ? (
            <Late
              part={LATE_VIEWS[view]}
              props={{
                ...{ label, days, day, today, entries: seen, colorOf, personOf },
                occupancy: agenda.data ? occupancyByDay : NO_OCCUPANCY,
                isReading: agenda.isReading,
                onDay: openDay,
                onOpen: openEntry,
                onEntryMenu: openEntryMenu,
                onPlace: mayBook || mayBlock ? (chosen: Day) => place(nextFree("day", chosen)) : null,
              }}
            />
          ) : (
            <TimeGrid
              // A new zoom keeps the visible place only when the grid mounts again.
              key={address.zoom}
              label={label}
              columns={columns}
              segmentsOf={segmentsOf}
              hours={hours}
              day={day}
              today={today}
              now={now}
              hourPx={ZOOM_PX[address.zoom] as number}
              isDense={view !== "day"}
              isAlone={shown.length === 1}
              occupancy={byPerson && view === "day" ? occupancy : NO_OCCUPANCY}
              leastWidth={leastWidth(view, byPerson, phone, columns.length)}
              step={branch.schedules.frecuency % 30 === 0 ? 30 : 15}
              pending={pending}
              mayDraw={people.length > 0 && (mayBook || mayBlock)}
              mayMove={mayMove}
              colorOf={colorOf}
              personOf={personOf}
              onDay={openDay}
              onOpen={openEntry}
              onEntryMenu={openEntryMenu}
              taken={taken}
              onPlace={(ghost) => place(draftOf(ghost))}
              onMenu={(ghost, at) => (mayBook || mayBlock) && setMenu({ draft: draftOf(ghost), at })}
              onDropped={onDropped}
            />
          )}
          {agenda.data && (people.length === 0 || agenda.data.length === 0) && (mayBook || mayBlock) && (
            <FirstHint phone={phone} nobodyIn={people.length > 0 ? null : isAll ? "tus sucursales" : branch.name} />
          )}
        </Box>
        {(opened || address.openId) && (
          <Late
            part={dialogs}
            props={{
              desk,
              entries,
              isReading: agenda.isReading,
              days,
              address,
              go,
              opened,
              setOpened: open,
              ask,
              askMove,
              onPlace,
            }}
          />
        )}
      </Box>
      {menu && (
        <PlaceMenu
          at={menu.at}
          onClose={() => setMenu(null)}
          onBook={mayBook ? () => place(menu.draft) : null}
          onBlock={mayBlock ? () => open({ kind: "block", draft: menu.draft }) : null}
        />
      )}
      {entryMenu && menuEntry && (
        <Late
          part={entryMenus}
          props={{
            ...{ entry: menuEntry, at: entryMenu.at, mayEdit: menuEntry.status === "block" ? mayBlock : mayBook },
            onClose: () => setEntryMenu(null),
            onOpen: () => openEntry(menuEntry._id),
            onEdit: () => open({ kind: "edit", entry: menuEntry }),
            onCopy: () => open({ kind: "book", draft: copyOf(menuEntry) }),
            onRepeat: () => open({ kind: "repeat", entry: menuEntry }),
            onCancel: () => {
              open({ kind: "cancel", entry: menuEntry });
              openEntry(menuEntry._id);
            },
            onMove: isGrid(view) ? () => setTaken({ id: menuEntry._id }) : null,
          }}
        />
      )}
      {outsideHours}
      {moveDialog}
    </>
  );
}

function ahead() {
  prepareAhead();
  for (const load of [loadDialogs, loadShownChoices]) void load().catch(() => undefined);
}

/** The forms load after the agenda is drawn: before the first touch, but not before the first paint. */
function useFetchedAhead(isDrawn: boolean) {
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(() => ahead(), FORMS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDrawn]);
}

const NO_OCCUPANCY = new Map();
