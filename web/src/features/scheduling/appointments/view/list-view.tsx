// The entries of thirty days as a list, by day. Only visible rows are drawn.

import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { holdsPlace, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { type CSSProperties, memo, useContext, useMemo } from "react";
import { Link as RouterLink } from "react-router";
import { StatusChip } from "../../../../ui/data/status.tsx";
import { Empty } from "../../../../ui/state/empty.tsx";
import { RowsSkeleton } from "../../../../ui/state/skeletons.tsx";
import { dayLong } from "../../../../ui/time/day-words.ts";
import { hourOfInstant } from "../../../../ui/time/hour-text.ts";
import { AppointmentMarks } from "../agenda-parts.ts";
import { STATUS_LOOK } from "../status-look.ts";
import { toneVars } from "./tone-vars.ts";
import type { DaysViewProps } from "./view-props.ts";
import { entryMenu, walkInOrder } from "./walk-in-order.ts";

const ROW_PX = 57;
const HEAD_PX = 41;

export function ListView(props: DaysViewProps) {
  const { label, days, today, entries, isReading, onDay, onOpen, colorOf, personOf } = props;
  const groups = useMemo(() => groupsOf(days, entries), [days, entries]);
  if (groups.length === 0 && isReading) return <RowsSkeleton />;
  return (
    <ListArea
      role="region"
      aria-label={label}
      data-agenda-area=""
      data-agenda-print=""
      onKeyDown={walkInOrder}
      onContextMenu={entryMenu(props.onEntryMenu)}
    >
      <p>
        <Link component={RouterLink} to="/agenda/citas">
          Lista de citas de todas las fechas
        </Link>
      </p>
      {groups.length === 0 && (
        <Empty
          drawing="agenda"
          text="No hay citas en estos 30 días, o no de los especialistas y estados que elegiste."
        />
      )}
      {groups.map(({ day, own }) => (
        <section
          key={day}
          aria-label={dayLong(day)}
          style={{ "--tall": `${HEAD_PX + own.length * ROW_PX}px` } as CSSProperties}
        >
          <h2>
            <button type="button" onClick={() => onDay(day)} title={`Ver ${dayLong(day)}`}>
              {day === today ? `Hoy, ${dayLong(day)}` : dayLong(day)}
            </button>
            <span>{countText(own)}</span>
          </h2>
          {own.map((entry) => (
            <Row key={entry._id} {...{ entry, onOpen, colorOf, personOf }} />
          ))}
        </section>
      ))}
    </ListArea>
  );
}

type RowProps = Pick<DaysViewProps, "onOpen" | "colorOf" | "personOf"> & { entry: AgendaEntry };

const Row = memo(function Row({ entry, onOpen, colorOf, personOf }: RowProps) {
  const isBlock = entry.status === "block";
  const isOff = !isBlock && !holdsPlace(entry.status);
  const person = personOf({ entry });
  const asks = useContext(AppointmentMarks).get(entry._id);
  return (
    <button
      type="button"
      data-entry={entry._id}
      className={isOff ? "row off" : "row"}
      style={{ "--c": colorOf({ entry }) } as CSSProperties}
      onClick={() => onOpen(entry._id)}
    >
      <span className="hours">
        {hourOfInstant(entry.start)}
        <span> – {hourOfInstant(entry.end)}</span>
      </span>
      <span className="who">
        <b>{isBlock ? entry.title : whoComes(entry) || entry.title}</b>
        <small>{[isBlock ? "" : entry.serviceName, person, entry.room].filter(Boolean).join(" · ")}</small>
      </span>
      {asks && (
        <span className="asks">
          <StatusChip tone="warning" mark="ring" label={`${asks[0]?.toUpperCase()}${asks.slice(1)}`} />
        </span>
      )}
      <StatusChip {...STATUS_LOOK[entry.status]} label={STATUS_LABELS[entry.status]} />
    </button>
  );
});

/** On the day it starts; an earlier start is on the first visible day. */
function groupsOf(days: readonly Day[], entries: readonly AgendaEntry[]): { day: Day; own: AgendaEntry[] }[] {
  const [first, last] = [days[0] as Day, days.at(-1) as Day];
  const groups = new Map<Day, AgendaEntry[]>(days.map((day) => [day, []]));
  for (const entry of entries) {
    const [from, to] = [entry.start.slice(0, 10), entry.end.slice(0, 10)];
    if (from > last || to < first) continue;
    groups.get(groups.has(from) ? from : first)?.push(entry);
  }
  const sorted = (own: AgendaEntry[]) => own.sort((a, b) => a.start.localeCompare(b.start));
  return [...groups].flatMap(([day, own]) => (own.length > 0 ? [{ day, own: sorted(own) }] : []));
}

function countText(own: readonly AgendaEntry[]): string {
  const count = own.filter(({ status }) => status !== "block").length;
  return count === 1 ? "1 cita" : `${count} citas`;
}

const ListArea = styled("div")(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...toneVars(palette),
    flex: 1,
    minHeight: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    background: palette.background.paper,
    borderTop: `1px solid ${palette.divider}`,
    "& > p": { margin: 0, padding: "6px 16px", "@media print": { display: "none" } },
    "& > p a": { display: "inline-block", lineHeight: "32px" },
    "& section": { contentVisibility: "auto", containIntrinsicSize: "auto var(--tall)" },
    "& h2": {
      margin: 0,
      height: 40,
      padding: "0 16px",
      display: "flex",
      alignItems: "center",
      gap: 8,
      fontSize: 14,
      fontWeight: 500,
      background: palette.surface.sunken,
      borderBottom: `1px solid ${palette.divider}`,
      "& button::first-letter": { textTransform: "uppercase" },
      "& span": { color: palette.text.secondary, fontWeight: 400, marginLeft: "auto" },
    },
    "& button": {
      font: "inherit",
      color: "inherit",
      background: "none",
      border: 0,
      padding: 0,
      cursor: "pointer",
      textAlign: "left",
      "&:focus-visible": { outline: `2px solid ${palette.primary.ink}`, outlineOffset: -2 },
    },
    "& h2 button": { display: "inline-block", minHeight: 36 },
    "& .row": {
      width: "100%",
      height: ROW_PX,
      display: "flex",
      alignItems: "center",
      gap: 16,
      padding: "0 16px",
      borderBottom: `1px solid ${palette.divider}`,
      boxShadow: "inset 4px 0 var(--c)",
      "&:hover": { background: palette.action.hover },
      "&.off b": { textDecoration: "line-through", color: palette.text.secondary },
    },
    "& .hours": { width: 136, flexShrink: 0, fontVariantNumeric: "tabular-nums" },
    "& .who": { flex: 1, minWidth: 0 },
    "& .who > *": { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& .who b": { fontWeight: 500 },
    "& .who small": { fontSize: 13, color: palette.text.secondary },
    "@media (max-width: 767.95px)": {
      paddingBottom: 88,
      "& .row": { gap: 10 },
      "& .hours": { width: 44 },
      "& .hours span": { display: "none" },
      // no room for both: the question has priority over the state
      "& .asks + span": { display: "none" },
    },
  };
});
