// Chooses day and hour: two weeks at a time, days without free hours marked, and the first free one suggested.
import type { FreeHour, FreeHours } from "@mostrador/domain/growth/reservations/schema.ts";
import type { DayReason } from "@mostrador/domain/scheduling/appointments/slots/day-reason.ts";
import { sayNoneFree } from "@mostrador/domain/scheduling/appointments/slots/say-none.ts";
import { useEffect, useRef } from "react";
import { read } from "../../../lib/client.ts";
import { hourOfInstant } from "../../../ui/time/hour-text.ts";
import { findFreeHours } from "./calls.ts";
import { ListZoneNote } from "./clock/zone-note.tsx";
import { addDays, dayText, monthText, todayIn, weekdayText } from "./day-text.ts";
import { Problem, Waiting } from "./parts.tsx";
import { useLoad } from "./use-load.ts";

const DAYS = 14;

export type HourWanted = { serviceId: string; branchId: string; specialistId?: string | undefined; token?: string };
type Props = {
  search: string;
  wanted: HourWanted;
  zone: string;
  /** The person of the hours, when one was chosen. */
  who?: string | undefined;
  day: string | null;
  onDay: (day: string) => void;
  onHour: (hour: FreeHour) => void;
  /** The alternatives when nothing is free. */
  otherwise?: React.ReactNode;
};

export function PickHour({ search, wanted, zone, who, day, onDay, onHour, otherwise }: Props) {
  const today = todayIn(zone);
  const ahead = Math.max(0, day ? Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000) : 0);
  const from = addDays(today, Math.floor(ahead / DAYS) * DAYS);
  const query = { ...wanted, from, to: addDays(from, DAYS - 1) };
  const hours = useLoad(JSON.stringify([search, query]), (signal) =>
    read(findFreeHours, { params: { search }, query, signal }),
  );
  if (hours.error) return <Problem onRetry={hours.again}>{hours.error.message}</Problem>;
  const found = hours.data?.hours ?? [];
  const days = Array.from({ length: DAYS }, (_, index) => addDays(from, index));
  const free = new Set(found.map(({ start }) => start.slice(0, 10)));
  const shown = day && day >= from ? day : (found[0]?.start.slice(0, 10) ?? from);
  const { firstDay = today, lastDay = "9999", nextDay } = hours.data ?? {};
  return (
    <>
      <nav className="weeks" aria-label="Semanas">
        <button
          type="button"
          className="second"
          disabled={from <= firstDay}
          onClick={() => onDay(addDays(from, -DAYS))}
        >
          Antes
        </button>
        <span aria-live="polite">
          {monthText(from)} {from.slice(0, 4)}
        </span>
        <button
          type="button"
          className="second"
          disabled={addDays(from, DAYS) > lastDay}
          onClick={() => onDay(addDays(from, DAYS))}
        >
          Después
        </button>
      </nav>
      <ul className="days">
        {days.map((one) => (
          <Day
            key={one}
            day={one}
            isShown={one === shown}
            isFree={free.has(one)}
            isKnown={!hours.isLoading}
            onDay={onDay}
          />
        ))}
      </ul>
      {hours.isLoading ? (
        <Waiting label="Buscando horarios libres" />
      ) : (
        <>
          <ListZoneNote instant={found[0]?.start} />
          <Hours
            day={shown}
            hours={found.filter(({ start }) => start.startsWith(shown))}
            why={sayNoneFree(whyNone(shown, hours.data), {
              specialist: who,
              closedFor: hours.data?.none.find(({ day }) => day === shown)?.closedFor,
            })}
            onHour={onHour}
          >
            {found.length === 0 && nextDay && (
              <button type="button" className="first" onClick={() => onDay(nextDay)}>
                Ver el primer día libre: {dayText(nextDay)}
              </button>
            )}
            {found.length === 0 && !nextDay && <p className="quiet">No hay más horarios libres por ahora.</p>}
          </Hours>
        </>
      )}
      {otherwise}
    </>
  );
}

type DayProps = { day: string; isShown: boolean; isFree: boolean; isKnown: boolean; onDay: (day: string) => void };

function Day({ day, isShown, isFree, isKnown, onDay }: DayProps) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) own.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isShown]);
  const label = `${dayText(day)}${isKnown && !isFree ? ", sin horarios" : ""}`;
  return (
    <li>
      <button
        type="button"
        ref={own}
        className="day"
        aria-pressed={isShown}
        aria-label={label}
        data-free={isFree || !isKnown}
        onClick={() => onDay(day)}
      >
        <span>{weekdayText(day)}</span>
        <b>{Number(day.slice(8))}</b>
      </button>
    </li>
  );
}

/** The server gives no reason for days outside the booking range. */
function whyNone(day: string, told: FreeHours | undefined): DayReason {
  const known = told?.none.find((one) => one.day === day)?.reason;
  if (known || !told) return known ?? "taken";
  return day > told.lastDay ? "too_far" : day < told.firstDay ? "too_soon" : "taken";
}

type HoursProps = {
  day: string;
  hours: FreeHour[];
  /** The text when there is none. */
  why: string;
  onHour: (hour: FreeHour) => void;
  children: React.ReactNode;
};

function Hours({ day, hours, why, onHour, children }: HoursProps) {
  const [morning, afternoon] = [hours.filter(isMorning), hours.filter((hour) => !isMorning(hour))];
  return (
    <div className="hours">
      <h3>{dayText(day)}</h3>
      {hours.length === 0 && <p className="empty">{why}</p>}
      {children}
      <HourGroup title="Mañana" hours={morning} onHour={onHour} />
      <HourGroup title="Tarde" hours={afternoon} onHour={onHour} />
    </div>
  );
}

const isMorning = ({ start }: FreeHour) => start.slice(11, 16) < "12:00";

export function HourGroup({
  title,
  hours,
  onHour,
}: {
  title: string;
  hours: FreeHour[];
  onHour: (hour: FreeHour) => void;
}) {
  if (hours.length === 0) return null;
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="hour-grid">
        {hours.map((hour) => (
          <button type="button" className="hour" key={hour.start} onClick={() => onHour(hour)}>
            {hourOfInstant(hour.start)}
            {hour.placesLeft !== undefined && (
              <small>{hour.placesLeft === 1 ? "Queda 1 lugar" : `Quedan ${hour.placesLeft}`}</small>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
