// Names the time zone of the hours, for visitors in another zone.
import { hourOfInstant } from "../../../../ui/time/hour-text.ts";
import { durationText, whenText } from "../day-text.ts";

/** Minutes by which this instant's own zone is ahead of the visitor's. */
export function minutesAhead(instant: string, local = -new Date(instant).getTimezoneOffset()): number {
  const [, sign = "+", hours = "0", minutes = "0"] = /([+-])(\d{2}):(\d{2})$/.exec(instant) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  return offset - local;
}

/** Below a list of hours; nothing if both zones agree. */
export function ListZoneNote({ instant }: { instant: string | undefined }) {
  const ahead = instant ? minutesAhead(instant) : 0;
  if (ahead === 0) return null;
  const by = `${durationText(Math.abs(ahead))} ${ahead > 0 ? "más" : "menos"}`;
  return <p className="quiet">Las horas son las de la sucursal: {by} que donde estás.</p>;
}

/** Next to one hour. */
export function ZoneNote({ instant }: { instant: string }) {
  const ahead = minutesAhead(instant);
  if (ahead === 0) return null;
  const local = new Date(Date.parse(instant) - new Date(instant).getTimezoneOffset() * 60_000).toISOString();
  const own = local.slice(0, 10) === instant.slice(0, 10) ? hourOfInstant(local) : whenText(local);
  return <p className="quiet">Es la hora de la sucursal. En tu reloj: {own}.</p>;
}
