// Plain elements with the grid's own classes: many are drawn, also before React loads.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { CSSProperties } from "react";
import { initials } from "../../../../ui/data/initials.ts";
import { ownColor } from "../../../../ui/theme/name-color.ts";
import { dayLong, dayOfMonth, weekdayShort } from "../../../../ui/time/day-words.ts";
import { occupancyText } from "../date-words.ts";
import { type Occupancy, percentOf } from "../view/occupancy.ts";
import type { Column, Person } from "./columns.ts";

type Props = {
  column: Column;
  isToday: boolean;
  isSmall: boolean;
  count: number;
  occupancy: Occupancy | undefined;
  onDay: (day: Day) => void;
};

/** The head of a column: a day, which can be opened, or a person. */
export function ColumnTitle({ column, isToday, isSmall, count, occupancy, onDay }: Props) {
  const { specialist, day } = column;
  if (!specialist) return <DayTitle day={day} isToday={isToday} onDay={onDay} closedFor={column.closedFor} />;
  if (isSmall) return <SmallPersonTitle person={specialist} />;
  return <PersonTitle person={specialist} count={count} column={column} occupancy={occupancy} />;
}

type DayTitleProps = {
  day: Day;
  isToday: boolean;
  onDay: (day: Day) => void;
  isSmall?: boolean;
  style?: CSSProperties;
  closedFor?: string | null | undefined;
};

export function DayTitle({ day, isToday, onDay, isSmall = false, style, closedFor }: DayTitleProps) {
  return (
    <button
      type="button"
      className={["of-day", isSmall && "small", isToday && "today"].filter(Boolean).join(" ")}
      onClick={() => onDay(day)}
      title={`Ver ${dayLong(day)}${closedFor ? `, cerrado por ${closedFor}` : ""}`}
      {...(style && { style })}
    >
      <span className="quiet">{weekdayShort(day)}</span>
      <span className="date">{dayOfMonth(day)}</span>
      {closedFor && <span className="quiet closed">{`Cerrado por ${closedFor}`}</span>}
    </button>
  );
}

function SmallPersonTitle({ person }: { person: Person }) {
  return (
    <div className="of-person small" title={person.name}>
      <span className="dot" aria-hidden style={{ background: person.colorHex }} />
      <span className="name">{person.name.split(" ")[0]}</span>
    </div>
  );
}

type PersonTitleProps = Pick<Props, "column" | "count" | "occupancy"> & { person: Person };

function PersonTitle({ person: { name, colorHex }, count, column, occupancy }: PersonTitleProps) {
  const percent = occupancy ? percentOf(occupancy) : null;
  const many = count === 1 ? "1 cita" : `${count} citas`;
  const off = column.closedFor ? `Cerrado por ${column.closedFor}` : "No atiende este día";
  const state = column.open.length === 0 ? off : percent === null ? many : `${many} · ${percent} %`;
  const { background, text } = ownColor(colorHex);
  return (
    <div className="of-person" {...(occupancy && percent !== null && { title: occupancyText(name, occupancy) })}>
      {/* Drawn by CSS, so that screen readers do not read the letters. */}
      <span className="face" aria-hidden data-initials={initials(name)} style={{ background, color: text }} />
      <span className="who">
        <span className="name">{name}</span>
        <span className="quiet">{state}</span>
      </span>
    </div>
  );
}
