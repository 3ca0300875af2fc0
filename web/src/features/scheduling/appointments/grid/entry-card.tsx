// One entry in the grid: time, client, service and state mark. Hundreds are drawn: plain elements only.
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import { holdsPlace, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import { type CSSProperties, memo } from "react";
import { initials } from "../../../../ui/data/initials.ts";
import { StatusDot } from "../../../../ui/data/status.tsx";
import { hourOfMinutes } from "../../../../ui/time/hour-text.ts";
import { placesText } from "../classes/join-classes.ts";
import { STATUS_LOOK } from "../status-look.ts";
import type { Segment } from "./segments.ts";
import { MOST_PARTS } from "./sheet/grid-vars.ts";

export type EntryCardProps = {
  segment: Segment;
  /** Shares of the column's width, left of the slim marks. */
  left: number;
  width: number;
  marks: number;
  /** A slim mark, counted from the right edge. */
  mark: number | null;
  /** Pixels. */
  top: number;
  height: number;
  color: string;
  /** The person, when the column does not show it. */
  with: string;
  lifted: boolean;
  resizable: boolean;
  /** Why it needs attention; usually empty. */
  asks: string;
};

const LINE_PX = 16;
const FRAME_PX = 6;
/** Share of the column: below it the hour is above the name, which takes the remaining lines. */
const NARROW = 0.5;
/** Share of the column: below it no text is readable at any screen width. */
const UNREADABLE = 1 / 14;
const SLIM_MARK_PX = 9;

export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { segment, left, width, marks, mark, top, height, color, lifted, resizable, asks } = props;
  const { entry } = segment;
  const isBlock = entry.status === "block";
  const look = STATUS_LOOK[entry.status];
  const name = nameOf(segment);
  const told = toldOf(segment, props.with, asks);
  const isSlim = mark !== null;
  const lines = Math.max(1, Math.floor((height - FRAME_PX) / LINE_PX));
  const isNarrow = width <= NARROW;
  const isFaded = !isBlock && !holdsPlace(entry.status);
  const part = isSlim ? "slim" : `part-${Math.min(MOST_PARTS, Math.round(2 / width))}`;
  const looks = {
    narrow: isNarrow && !isSlim,
    low: lines === 1,
    beside: marks > 0 && !isSlim,
    block: isBlock,
    visit: entry.visitId !== null,
    faded: isFaded,
    lifted,
  };
  const style = { top, height, "--l": left, "--w": width, "--marks": marks, "--mark": mark, "--c": color };
  return (
    <button
      type="button"
      tabIndex={-1}
      data-entry={entry._id}
      // Too small for its text: the pointer shows it.
      {...((isSlim || isNarrow || lines === 1 || asks !== "") && { title: `${name}${told}` })}
      className={["entry", part, ...Object.entries(looks).flatMap(([look, has]) => (has ? [look] : []))].join(" ")}
      style={style as CSSProperties}
    >
      <span className="told">{`${name}${told}`}</span>
      {isSlim ? (
        <StatusDot {...look} size={SLIM_MARK_PX} />
      ) : width < UNREADABLE ? null : isNarrow || lines === 1 ? (
        <Narrow segment={segment} lines={lines} />
      ) : (
        <Wide segment={segment} lines={lines} person={props.with} />
      )}
      {asks && (
        <span className="asks" aria-hidden>
          ?
        </span>
      )}
      {resizable && !isSlim && <span className="grip" data-grip="" />}
    </button>
  );
});

/** The mark and the start first; the name and service get the remaining lines. */
function Narrow({ segment, lines }: { segment: Segment; lines: number }) {
  const { entry, isCut, from } = segment;
  const [start, half] = isCut ? [] : hourOfMinutes(from).split(" ");
  const service = secondOf(segment);
  return (
    <>
      <span className="first" aria-hidden>
        {entry.status !== "block" && segment.placesTaken === undefined && <StatusDot {...STATUS_LOOK[entry.status]} />}
        {start && <span className="start">{start}</span>}
        {half && <span className="half">{` ${half}`}</span>}
        {lines === 1 && <b>{nameOf(segment)}</b>}
      </span>
      <span className="initials" aria-hidden>
        {initials(nameOf(segment))}
      </span>
      {lines > 1 && (
        <span className="rest" aria-hidden style={{ WebkitLineClamp: lines - 1 }}>
          <b>{nameOf(segment)}</b>
          {service && <span className="line"> {service}</span>}
        </span>
      )}
    </>
  );
}

function Wide({ segment, lines, person }: { segment: Segment; lines: number; person: string }) {
  const { entry, isCut, from, to } = segment;
  const isBlock = entry.status === "block";
  const service = secondOf(segment);
  const start = isCut ? "" : hourOfMinutes(from);
  const hours = start && (
    <span className="line" key="hours" aria-hidden>
      {start}
      {lines > 2 ? <span className="until"> – {hourOfMinutes(to)}</span> : ` ${service || person}`}
    </span>
  );
  const text = (said: string) =>
    said && (
      <span className="line" key={said} aria-hidden>
        {said}
      </span>
    );
  const all = lines === 2 ? [hours || text(service || person)] : [hours, text(service), text(person), text(entry.room)];
  return (
    <>
      <span className="first" aria-hidden>
        <b>{nameOf(segment)}</b>
        {!isBlock && segment.placesTaken === undefined && <StatusDot {...STATUS_LOOK[entry.status]} />}
      </span>
      {all.filter(Boolean).slice(0, lines - 1)}
    </>
  );
}

/** The service of a class, which has several clients. */
function nameOf({ entry, placesTaken }: Segment): string {
  if (placesTaken !== undefined) return entry.serviceName || entry.title;
  return entry.status === "block" ? entry.title : whoComes(entry) || entry.title;
}

/** The service, or how full a class is. */
function secondOf({ entry, placesTaken }: Segment): string {
  if (placesTaken !== undefined) return placesText(placesTaken, entry.capacity);
  return entry.status === "block" ? "" : entry.serviceName;
}

/** The full text for screen readers. */
function toldOf({ entry, from, to, isCut, placesTaken }: Segment, person: string, asks: string): string {
  const hours = isCut ? "todo este día" : `de ${hourOfMinutes(from)} a ${hourOfMinutes(to)}`;
  const isBlock = entry.status === "block";
  const parts = isBlock
    ? ["bloqueo", hours, person]
    : placesTaken !== undefined
      ? ["clase", hours, person && `con ${person}`, entry.room, placesText(placesTaken, entry.capacity), asks]
      : [
          entry.serviceName,
          hours,
          person && `con ${person}`,
          entry.room,
          STATUS_LABELS[entry.status],
          entry.visitId && "de una visita",
          asks,
        ];
  return `, ${parts.filter(Boolean).join(", ")}`;
}
