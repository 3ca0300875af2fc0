// One entry in the grid: who, what, when, and the mark of its state. Drawn by the hundred: plain elements only.
import { timeOfMinutes } from "@mostrador/domain/kit/calendar.ts";
import { holdsPlace, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import { memo } from "react";
import { StatusDot } from "../../../../ui/data/status.tsx";
import { hoursText } from "../date-words.ts";
import { STATUS_LOOK } from "../status-look.ts";
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

export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { segment, left, width, top, height, color, lifted, resizable } = props;
  const { entry, from, to, isCut } = segment;
  const isBlock = entry.status === "block";
  const { tone, mark } = STATUS_LOOK[entry.status];
  const name = isBlock ? entry.title : entry.clientName || entry.title;
  const lines = Math.max(1, Math.floor((height - FRAME_PX) / LINE_PX));
  const hours = isCut ? "" : hoursText(from, to);
  const detail = isBlock ? [hours, props.with] : [entry.serviceName, hours, props.with];
  const shown = detail.filter(Boolean);
  const isFaded = !isBlock && !holdsPlace(entry.status);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-entry={entry._id}
      className={`entry${isBlock ? " block" : ""}${isFaded ? " faded" : ""}${lifted ? " lifted" : ""}`}
      aria-label={labelOf(segment, name, props.with)}
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
        {lines === 1 ? (
          <b>
            {name}
            {shown[0] && <span style={{ fontWeight: 400 }}> · {isBlock ? shown[0] : timeOfMinutes(from)}</span>}
          </b>
        ) : (
          <b>{name}</b>
        )}
        {!isBlock && <StatusDot tone={tone} mark={mark} />}
      </span>
      {shown.slice(0, Math.max(0, lines - 1)).map((line) => (
        <span className={line === hours ? "line hours" : "line"} key={line}>
          {line}
        </span>
      ))}
      {resizable && <span className="grip" data-grip="" />}
    </button>
  );
});

function labelOf({ entry, from, to, isCut }: Segment, name: string, person: string): string {
  const hours = isCut ? "todo este día" : `de ${timeOfMinutes(from)} a ${timeOfMinutes(to)}`;
  const attended = person && `con ${person}`;
  const parts =
    entry.status === "block"
      ? [`Bloqueo: ${name}`, hours, person]
      : [name, entry.serviceName, hours, attended, STATUS_LABELS[entry.status]];
  return parts.filter(Boolean).join(", ");
}
