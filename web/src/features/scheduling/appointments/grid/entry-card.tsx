// One entry in the grid: who, what, when, and the mark of its state. Drawn by the hundred: plain elements only.
import { timeOfMinutes } from "@mostrador/domain/kit/calendar.ts";
import { holdsPlace, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import { memo } from "react";
import { StatusDot } from "../../../../ui/data/status.tsx";
import { hoursText } from "../date-words.ts";
import { STATUS_LOOK } from "../status-look.ts";
import { MOST_PARTS } from "./grid-styles.ts";
import type { Segment } from "./segments.ts";

export type EntryCardProps = {
  segment: Segment;
  /** Shares of the column's width. */
  left: number;
  width: number;
  /** Pixels. */
  top: number;
  height: number;
  color: string;
  /** Who attends, where the column does not say it. */
  with: string;
  lifted: boolean;
  resizable: boolean;
};

const LINE_PX = 15;
const FRAME_PX = 6;
/** Share of the column. */
const NARROW = 0.4;

export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { segment, left, width, top, height, color, lifted, resizable } = props;
  const { entry, from, isCut } = segment;
  const isBlock = entry.status === "block";
  const { tone, mark } = STATUS_LOOK[entry.status];
  const name = isBlock ? entry.title : entry.clientName || entry.title;
  const lines = Math.max(1, Math.floor((height - FRAME_PX) / LINE_PX));
  const shown = linesOf(segment, props.with, lines);
  const told = toldOf(segment, props.with);
  const isFaded = !isBlock && !holdsPlace(entry.status);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-entry={entry._id}
      // Too narrow or too low to be read whole: the pointer reads it.
      {...((width < NARROW || lines === 1) && { title: `${name}${told}` })}
      className={`entry part-${Math.min(MOST_PARTS, Math.round(2 / width))}${isBlock ? " block" : ""}${isFaded ? " faded" : ""}${lifted ? " lifted" : ""}`}
      style={
        {
          top,
          height,
          left: `calc(${left * 100}% + 1px)`,
          width: `calc(${width * 100}% - ${width === 1 ? 5 : 2}px)`,
          "--c": color,
        } as React.CSSProperties
      }
    >
      <span className="first">
        <b>
          {name}
          {lines === 1 && !isCut && <i aria-hidden> · {timeOfMinutes(from)}</i>}
        </b>
        {!isBlock && <StatusDot tone={tone} mark={mark} />}
      </span>
      {shown.map(({ hour, text }) => (
        <span className={text ? "line" : "line hours"} key={hour + text} aria-hidden>
          {hour && text ? <span className="hours">{hour} </span> : hour}
          {text}
        </span>
      ))}
      <span className="told">{told}</span>
      {resizable && <span className="grip" data-grip="" />}
    </button>
  );
});

/** Below the name: the service, the hour, the person, as far as there is room. */
function linesOf({ entry, from, to, isCut }: Segment, person: string, lines: number): { hour: string; text: string }[] {
  const hours = { hour: isCut ? "" : hoursText(from, to), text: "" };
  const service = entry.status === "block" ? "" : entry.serviceName;
  const two = { hour: isCut ? "" : timeOfMinutes(from), text: service || person };
  const all = lines === 2 ? [two] : [{ hour: "", text: service }, hours, { hour: "", text: person }];
  return all.filter(({ hour, text }) => hour || text).slice(0, lines - 1);
}

/** The same for who hears it, whole. */
function toldOf({ entry, from, to, isCut }: Segment, person: string): string {
  const hours = isCut ? "todo este día" : `de ${timeOfMinutes(from)} a ${timeOfMinutes(to)}`;
  const isBlock = entry.status === "block";
  const parts = isBlock
    ? ["bloqueo", hours, person]
    : [entry.serviceName, hours, person && `con ${person}`, STATUS_LABELS[entry.status]];
  return `, ${parts.filter(Boolean).join(", ")}`;
}
