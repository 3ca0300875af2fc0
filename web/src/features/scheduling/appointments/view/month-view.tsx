// A month: each day with its first entries, the number of others, and how much of it is free: the more, the more colour.
// A day can be opened, and its free space creates an appointment.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import { holdsPlace, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import { styled } from "@mui/material/styles";
import { type CSSProperties, memo, useContext, useLayoutEffect, useMemo, useRef, useState } from "react";
import { StatusDot } from "../../../../ui/data/status.tsx";
import { dayLong, dayOfMonth, monthShort, weekdayShort } from "../../../../ui/time/day-words.ts";
import { hourOfInstant } from "../../../../ui/time/hour-text.ts";
import { AppointmentMarks } from "../agenda-parts.ts";
import { freeText } from "../date-words.ts";
import { type Segment, segmentsByDay } from "../grid/segments.ts";
import { STATUS_LOOK } from "../status-look.ts";
import type { Occupancy } from "./occupancy.ts";
import { toneVars } from "./tone-vars.ts";
import type { DaysViewProps } from "./view-props.ts";
import { entryMenu, walkInOrder } from "./walk-in-order.ts";

const HEAD_PX = 30;
/** A line of 24 px, the smallest target that a finger or a pointer hits (WCAG 2.5.8), and the gap. */
const LINE_PX = 25;

export function MonthView(props: DaysViewProps) {
  const { label, days, day, today, entries, onDay, onOpen, onPlace, colorOf, personOf, occupancy } = props;
  const byDay = useMemo(() => segmentsByDay(entries), [entries]);
  const { ref, lines } = useLines(days.length / 7);
  /** Of a day, or of the rest of today; none where it is over. */
  const ahead = (each: Day): Occupancy | undefined => {
    const own = occupancy.get(each);
    return each < today || (each === today && own?.open === 0) ? undefined : own;
  };
  return (
    <Month
      role="region"
      aria-label={label}
      data-agenda-area=""
      data-agenda-print=""
      onKeyDown={walkInOrder}
      onContextMenu={entryMenu(props.onEntryMenu)}
    >
      <div className="names" aria-hidden>
        {days.slice(0, 7).map((each) => (
          <span key={each}>{weekdayShort(each)}</span>
        ))}
      </div>
      <div className="weeks" ref={ref} style={{ "--weeks": days.length / 7 } as CSSProperties}>
        {days.map((each) => (
          <DayCell
            key={each}
            day={each}
            isToday={each === today}
            isOther={each.slice(0, 7) !== day.slice(0, 7)}
            segments={byDay.get(each) ?? NOTHING}
            occupancy={ahead(each)}
            lines={lines}
            {...{ onDay, onOpen, onPlace, colorOf, personOf }}
          />
        ))}
      </div>
    </Month>
  );
}

const NOTHING: readonly Segment[] = [];

type CellProps = Pick<DaysViewProps, "onDay" | "onOpen" | "onPlace" | "colorOf" | "personOf"> & {
  day: string;
  isToday: boolean;
  isOther: boolean;
  segments: readonly Segment[];
  occupancy: Occupancy | undefined;
  /** How many entries fit. */
  lines: number;
};

const DayCell = memo(function DayCell(props: CellProps) {
  const { day, isToday, isOther, segments, occupancy, lines, onDay, onOpen, onPlace, colorOf, personOf } = props;
  const free = occupancy && freeText(occupancy);
  // If not all fit, those that will happen come first.
  const sorted = [...segments].sort((a, b) => Number(isOff(a)) - Number(isOff(b)) || a.from - b.from);
  const shown = sorted.slice(0, sorted.length > lines ? Math.max(lines - 1, 0) : lines);
  const rest = sorted.length - shown.length;
  const count = segments.filter(({ entry }) => entry.status !== "block").length;
  const said = `${dayLong(day)}: ${countText(count)}${free ? `, ${free.toLowerCase()}` : ""}`;
  const noted = free ?? (count > 0 ? countText(count) : "");
  const month = dayOfMonth(day) === 1 ? ` ${monthShort(day)}` : "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key N begins an appointment
    <div
      className={`day${isOther ? " other" : ""}${isToday ? " today" : ""}`}
      role="group"
      aria-label={said}
      style={{ "--free": occupancy ? shareFree(occupancy) : 0 } as CSSProperties}
      onClick={(event) => event.target === event.currentTarget && onPlace?.(day)}
    >
      <button
        type="button"
        className="number"
        onClick={() => onDay(day)}
        // has the visible text, for voice control
        aria-label={month ? `Ver 1${month}, ${said}` : `Ver ${said}`}
      >
        <span>{dayOfMonth(day)}</span>
        {month && <small>{month}</small>}
      </button>
      {noted && (
        <span className={free ? "noted free" : "noted"} aria-hidden>
          {noted.replace(/ libres?$/, "")}
          <span className="word">{/ libres?$/.exec(noted)?.[0]}</span>
        </span>
      )}
      {shown.map((segment) => (
        <Line key={segment.entry._id} {...{ segment, onOpen, colorOf, personOf }} />
      ))}
      {rest > 0 && (
        <button type="button" className="more" onClick={() => onDay(day)}>
          {shown.length === 0 ? countText(rest) : `${rest} más`}
        </button>
      )}
      <span className="dots" aria-hidden>
        {sorted.slice(0, 4).map((segment) => (
          <i key={segment.entry._id} style={{ background: colorOf(segment) }} />
        ))}
        {count > 0 && <b>{count}</b>}
      </span>
    </div>
  );
});

type LineProps = Pick<CellProps, "onOpen" | "colorOf" | "personOf"> & { segment: Segment };

function Line({ segment, onOpen, colorOf, personOf }: LineProps) {
  const { entry, isCut } = segment;
  const isBlock = entry.status === "block";
  const name = isBlock ? entry.title : whoComes(entry) || entry.title;
  const hour = isCut ? "" : hourOfInstant(entry.start);
  const asks = useContext(AppointmentMarks).get(entry._id);
  // starts with the visible text, for voice control
  const told = [`${hour} ${name}`.trim(), isBlock ? "" : entry.serviceName, personOf(segment), asks];
  const state = STATUS_LABELS[entry.status];
  return (
    <button
      type="button"
      data-entry={entry._id}
      className={isOff(segment) ? "line off" : "line"}
      title={[...told, state].filter(Boolean).join(", ")}
      aria-label={[...told, state].filter(Boolean).join(", ")}
      style={{ "--c": colorOf(segment) } as CSSProperties}
      onClick={() => onOpen(entry._id)}
    >
      {!isBlock && (asks ? <i className="asks">?</i> : <StatusDot {...STATUS_LOOK[entry.status]} size={10} />)}
      {hour && <span>{`${hour} `}</span>}
      <b>{name}</b>
    </button>
  );
}

function countText(count: number): string {
  return count === 1 ? "1 cita" : `${count} citas`;
}

function shareFree({ booked, open }: Occupancy): number {
  return open === 0 ? 0 : (open - booked) / open;
}

function isOff({ entry }: Segment): boolean {
  return entry.status !== "block" && !holdsPlace(entry.status);
}

/** How many entries fit into a day. */
function useLines(weeks: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  // Before paint: a month without its entries would flash.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setHeight(element.clientHeight);
    const observer = new ResizeObserver(([seen]) => setHeight(seen?.contentRect.height ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, lines: Math.max(0, Math.floor((height / weeks - HEAD_PX) / LINE_PX)) };
}

const Month = styled("div")(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...toneVars(palette),
    "--tint": "14%",
    "html[data-mode='dark'] &": { "--tint": "30%" },
    flex: 1,
    minHeight: 0,
    display: "flex",
    flexDirection: "column",
    background: palette.background.paper,
    borderTop: `1px solid ${palette.divider}`,
    contain: "strict",
    container: "month / size",
    fontSize: 13,
    "& .names, & .weeks": { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))" },
    "& .names > span": { padding: "6px 10px", color: palette.text.secondary },
    "& .weeks": { flex: 1, minHeight: 0, gridTemplateRows: "repeat(var(--weeks), minmax(0, 1fr))" },
    "& .day": {
      borderTop: `1px solid ${palette.divider}`,
      borderLeft: `1px solid ${palette.divider}`,
      position: "relative",
      minWidth: 0,
      overflow: "hidden",
      contain: "strict",
      container: "month-day / size",
      padding: "2px 4px",
      "--base": palette.background.paper,
      background: `color-mix(in srgb, ${palette.success.main} calc(var(--free) * 16%), var(--base))`,
      display: "flex",
      flexDirection: "column",
      gap: 1,
    },
    "& .day:nth-of-type(7n + 1)": { borderLeft: 0 },
    "& .other": { "--base": palette.surface.sunken },
    "& .noted": {
      position: "absolute",
      top: 7,
      right: 6,
      maxWidth: "calc(100% - 76px)",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      color: palette.text.secondary,
      fontVariantNumeric: "tabular-nums",
      pointerEvents: "none",
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
    "& .number": {
      alignSelf: "flex-start",
      minHeight: 26,
      display: "flex",
      alignItems: "center",
      gap: 4,
      borderRadius: 13,
      "& span": { minWidth: 26, height: 26, borderRadius: 13, display: "grid", placeItems: "center", fontSize: 13 },
      "& small": { color: palette.text.secondary, fontSize: 13 },
      "&:hover span": { background: palette.action.hover },
    },
    "& .other .number": { color: palette.text.secondary },
    "& .today .number span": { background: palette.primary.main, color: palette.primary.contrastText, fontWeight: 500 },
    "& .line": {
      flexShrink: 0,
      height: 24,
      display: "flex",
      alignItems: "center",
      gap: 4,
      padding: "0 5px 0 6px !important",
      borderRadius: 5,
      whiteSpace: "nowrap",
      overflow: "hidden",
      background: `color-mix(in srgb, var(--c) var(--tint), ${palette.background.paper}) !important`,
      boxShadow: "inset 3px 0 var(--c)",
      "& span": { fontVariantNumeric: "tabular-nums" },
      "& b": { fontWeight: 500, overflow: "hidden", textOverflow: "ellipsis" },
      "&.off": { background: "none !important", color: `${palette.text.secondary} !important` },
      "&.off b": { textDecoration: "line-through" },
    },
    "& .line .asks": {
      flexShrink: 0,
      width: 14,
      borderRadius: 7,
      fontSize: 13,
      fontStyle: "normal",
      fontWeight: 700,
      lineHeight: "14px",
      textAlign: "center",
      background: palette.warning.main,
      color: palette.warning.contrastText,
    },
    "& .more": {
      height: 24,
      padding: "0 6px !important",
      color: `${palette.text.secondary} !important`,
      fontWeight: 500,
    },
    "& .more:hover": { textDecoration: "underline" },
    "& .dots": { display: "none" },
    // Where a day has no room for a name it shows its count and its free hours, and can be opened.
    "@container month (max-width: 767.95px)": {
      "& .day": { padding: 0, gap: 0 },
      "& .noted, & .noted .word": { display: "none" },
      "& .noted.free": { display: "block", inset: "auto 0 4px", maxWidth: "none", textAlign: "center" },
      "& .number": {
        position: "absolute",
        inset: 0,
        alignItems: "flex-start",
        justifyContent: "center",
        paddingTop: "4px !important",
      },
      "& .number small, & .line, & .more": { display: "none !important" },
      "& .names > span": { padding: "6px 0", textAlign: "center" },
      "& .dots": {
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "center",
        gap: 2,
        marginTop: 34,
        pointerEvents: "none",
        color: palette.text.secondary,
        "& i": { width: 7, height: 7, borderRadius: "50%" },
        "& b": { width: "100%", textAlign: "center", fontWeight: 400, lineHeight: "16px", fontSize: 13 },
      },
    },
    "@container month-day (max-width: 110px) and (max-height: 78px)": { "& .noted.free": { display: "none" } },
  };
});
