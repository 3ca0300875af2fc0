// The agenda of one branch: heading, grid, and what is open over them.
import type { Branch } from "@mostrador/domain/business/branches/resource.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { addDays, minutesOf } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useMay } from "../../../lib/session/active-business.ts";
import { useNow } from "../../../lib/use-now.ts";
import { usePhone } from "../../../ui/layout/use-screen.ts";
import { useRemovedIds } from "../../../ui/resource/removal-queue.ts";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { Late, latePart } from "../../../ui/state/late.tsx";
import { dayLong } from "../../../ui/time/day-words.ts";
import type { AgendaAddress } from "./agenda-address.ts";
import { useAgenda, useAgendaLive } from "./api.ts";
import type { Draft } from "./booking/appointment-values.ts";
import { nextFreeHour } from "./booking/next-hour.ts";
import { weekText } from "./date-words.ts";
import type { Desk } from "./desk.ts";
import type { Point } from "./drag/places.ts";
import { useDrop } from "./drag/use-drop.ts";
import type { Opened } from "./entry/agenda-dialogs.tsx";
import { useOutsideHours } from "./entry/outside-hours.tsx";
import type { Segment } from "./grid/segments.ts";
import { TimeGrid } from "./grid/time-grid.tsx";
import { AgendaHeader } from "./header/agenda-header.tsx";
import { loadShownChoices } from "./header/load-shown-choices.ts";
import { PlaceMenu } from "./header/place-menu.tsx";
import { useScene } from "./scene.ts";
import { STATUS_LOOK } from "./status-look.ts";
import { useAgendaKeys } from "./use-agenda-keys.ts";

type Props = { desk: Desk; branch: Branch; address: AgendaAddress; go: (change: Partial<AgendaAddress>) => void };

const DAYS = { day: 1, week: 7 };
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
  const visible = useMemo(() => ({ from: addDays(day, -7), to: addDays(day, 7) }), [day]);
  const agenda = useAgenda(branch, visible);
  useAgendaLive();
  const removed = useRemovedIds();
  const entries = useMemo(() => (agenda.data ?? []).filter(({ _id }) => !removed.has(_id)), [agenda.data, removed]);
  const { days, people, shown, columns, segmentsOf, hours } = useScene(desk, branch, address, day, entries);
  const { ask, dialog: outsideHours } = useOutsideHours();
  const [opened, setOpened] = useState<Opened>(null);
  const [menu, setMenu] = useState<{ draft: Draft; at: Point } | null>(null);
  const mayBook = may(PAGE.agenda, "edit", "appointments");
  const mayBlock = may(PAGE.agenda, "edit", "blocks");

  const onDropped = useDrop({ columns, zone, ask });
  const draftOf = (ghost: { column: number; from: number; to: number }): Draft => {
    const column = columns[ghost.column];
    const alone = shown.length === 1 ? shown[0]?._id : undefined;
    return {
      day: column?.day ?? day,
      from: ghost.from,
      to: ghost.to,
      branchId: branch._id,
      specialistId: column?.specialist?._id ?? alone ?? null,
    };
  };
  // The form is large: the touch is answered first, and drawn when it stands.
  const place = (draft: Draft) => startTransition(() => setOpened({ kind: mayBook ? "book" : "block", draft }));
  const nextFree = () =>
    nextFreeHour({ day, today, now, branch, specialistId: draftOf({ column: 0, from: 0, to: 0 }).specialistId, view });
  const create = () => place(nextFree());
  const { begun } = address;
  const arrive = useEffectEvent(() => {
    if (begun && (begun === "book" ? mayBook : mayBlock))
      setOpened({ kind: begun, draft: { ...nextFree(), clientId: address.clientId } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that an address asks for it
  useEffect(() => arrive(), [begun]);
  const openAt = (next: Opened) => {
    setOpened(next);
    if (!next && begun) go({ begun: null });
  };
  const step = (by: number) => go({ day: addDays(day, by * DAYS[view]) });
  useAgendaKeys({
    onNew: () => (mayBook || mayBlock) && create(),
    onToday: () => go({ day: null }),
    onView: (next) => go({ view: next }),
    onStep: step,
  });

  useFetchedAhead(agenda.data !== undefined);

  const colors = useMemo(() => new Map(desk.specialists.map((one) => [one._id, one.colorHex])), [desk.specialists]);
  const names = useMemo(() => new Map(desk.specialists.map((one) => [one._id, one.name])), [desk.specialists]);
  const colorOf = useCallback(
    ({ entry }: Segment) =>
      address.colorBy === "status"
        ? `var(--tone-${STATUS_LOOK[entry.status].tone})`
        : entry.status === "block"
          ? entry.colorHex
          : (colors.get(entry.specialistId) ?? entry.colorHex),
    [address.colorBy, colors],
  );
  const showsPeople = view === "week" && shown.length > 1;
  const personOf = useCallback(
    ({ entry }: Segment) => (showsPeople ? (names.get(entry.specialistId) ?? "") : ""),
    [names, showsPeople],
  );
  const mayMove = useCallback(
    ({ entry, isCut }: Segment) => !isCut && (entry.status === "block" ? mayBlock : mayBook),
    [mayBook, mayBlock],
  );
  const pending = opened && "draft" in opened ? pendingOf(opened.draft, columns) : null;
  const title = view === "week" ? weekText(days[0] as string, days[6] as string) : dayLong(day);
  return (
    <>
      <AgendaHeader
        desk={desk}
        branch={branch}
        people={people}
        address={address}
        day={day}
        today={today}
        title={title}
        go={go}
        onStep={step}
        onCreate={mayBook || mayBlock ? create : null}
        createLabel={mayBook ? "Agendar cita" : "Bloquear horario"}
      />
      <Box sx={{ position: "relative", flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}>
        {(agenda.isPending || agenda.isPlaceholderData) && (
          <LinearProgress
            aria-label="Cargando citas"
            sx={{ position: "absolute", inset: "0 0 auto", zIndex: 5, height: 2 }}
          />
        )}
        {agenda.error && !agenda.data ? (
          <ErrorState error={agenda.error} onRetry={() => void agenda.refetch()} />
        ) : (
          <TimeGrid
            label={`Agenda de ${branch.name}: ${title}`}
            columns={columns}
            segmentsOf={segmentsOf}
            hours={hours}
            day={day}
            today={today}
            now={now}
            leastWidth={phone ? (columns.length === 1 ? 200 : 152) : view === "week" ? 104 : 148}
            step={branch.schedules.frecuency % 30 === 0 ? 30 : 15}
            pending={pending}
            mayDraw={mayBook || mayBlock}
            mayMove={mayMove}
            colorOf={colorOf}
            personOf={personOf}
            onDay={(chosen) => go({ day: chosen, view: "day" })}
            onOpen={(openId) => go({ openId })}
            onPlace={(ghost) => place(draftOf(ghost))}
            onMenu={(ghost, at) => (mayBook || mayBlock) && setMenu({ draft: draftOf(ghost), at })}
            onDropped={onDropped}
          />
        )}
        {agenda.data?.length === 0 && (mayBook || mayBlock) && <FirstHint phone={phone} />}
      </Box>
      {menu && (
        <PlaceMenu
          at={menu.at}
          onClose={() => setMenu(null)}
          onBook={mayBook ? () => setOpened({ kind: "book", draft: menu.draft }) : null}
          onBlock={mayBlock ? () => setOpened({ kind: "block", draft: menu.draft }) : null}
        />
      )}
      {(opened || address.openId) && (
        <Late
          part={dialogs}
          props={{
            desk,
            entries,
            isReading: agenda.isPending || agenda.isPlaceholderData,
            days,
            address,
            go,
            opened,
            setOpened: openAt,
            ask,
          }}
        />
      )}
      {outsideHours}
    </>
  );
}

function ahead() {
  for (const load of [loadDialogs, loadShownChoices]) void load().catch(() => undefined);
}

/** The forms come once the agenda is drawn: before the first touch, and not before the first look. */
function useFetchedAhead(isDrawn: boolean) {
  useEffect(() => {
    if (!isDrawn) return;
    const timer = setTimeout(() => ahead(), FORMS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDrawn]);
}

/** An agenda without anything in it says how to begin. */
function FirstHint({ phone }: { phone: boolean }) {
  return (
    <Box
      role="note"
      sx={{
        position: "absolute",
        ...(phone ? { left: 16 } : { left: "50%", transform: "translateX(-50%)" }),
        bottom: 24,
        zIndex: 5,
        px: 2,
        py: 1,
        borderRadius: "10px",
        typography: "body2",
        textAlign: "center",
        width: "max-content",
        maxWidth: "calc(100% - 112px)",
        pointerEvents: "none",
        bgcolor: "surface.raised",
        border: "1px solid",
        borderColor: "divider",
        boxShadow: 2,
      }}
    >
      {phone ? "Toca un horario libre" : "Haz clic en un horario libre, o arrastra sobre él,"} para agendar la primera
      cita.
    </Box>
  );
}

/** The place of an open form, where it is on the screen. */
function pendingOf(draft: Draft, columns: ReturnType<typeof useScene>["columns"]) {
  const column = columns.findIndex(
    (one) => one.day === draft.day && (one.specialist === null || one.specialist._id === draft.specialistId),
  );
  return column === -1 ? null : { column, from: draft.from, to: draft.to };
}
