// Instants as text: 'vie 21 nov, 5:00 pm'; relative only below a week, with the instant as a tooltip.
import Tooltip from "@mui/material/Tooltip";
import { hourText } from "../time/hour-text.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function parts(instant: Date, zone: string | undefined): Record<string, string> {
  const key = zone ?? "";
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat("es-MX", {
      ...(zone && { timeZone: zone }),
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    formats.set(key, format);
  }
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value.replace(".", "")]));
}

/** 'vie 21 nov, 5:00 pm'; with the year when it differs from now's. `zone` is an IANA name. */
export function dateTimeText(
  value: string | Date,
  options: { zone?: string | undefined; now?: Date; time?: boolean } = {},
): string {
  const { zone, now = new Date(), time = true } = options;
  const p = parts(new Date(value), zone);
  const year = p.year === parts(now, zone).year ? "" : ` ${p.year}`;
  return `${p.weekday} ${p.day} ${p.month}${year}${time ? `, ${hourText(`${p.hour}:${p.minute}`)}` : ""}`;
}

/** Only the hour: '5:00 pm'. */
export function hourAt(value: string | Date, zone: string | undefined): string {
  const { hour, minute } = parts(new Date(value), zone);
  return hourText(`${hour}:${minute}`);
}

/** A calendar day (`YYYY-MM-DD`) as 'vie 21 nov'. */
export function dayText(day: string, now = new Date()): string {
  return dateTimeText(`${day}T12:00:00Z`, { zone: "UTC", time: false, now });
}

const RELATIVE = new Intl.RelativeTimeFormat("es-MX", { numeric: "auto" });

/** 'hace 5 minutos', 'ayer', 'hace 3 días'; after a week, the date. */
export function relativeText(value: string | Date, options: { zone?: string | undefined; now?: Date } = {}): string {
  const now = options.now ?? new Date();
  const seconds = (new Date(value).getTime() - now.getTime()) / 1000;
  const size = Math.abs(seconds);
  if (size < 45) return "ahora";
  if (size < 3600) return RELATIVE.format(Math.round(seconds / 60) || -1, "minute");
  if (size < 86_400) return RELATIVE.format(Math.round(seconds / 3600), "hour");
  if (size < 7 * 86_400) return RELATIVE.format(Math.trunc(seconds / 86_400), "day");
  return dateTimeText(value, { ...options, time: false });
}

export type DateTimeProps = { value: string | Date; zone?: string | undefined; relative?: boolean; time?: boolean };

export function DateTime({ value, zone, relative = false, time = true }: DateTimeProps) {
  const exact = dateTimeText(value, { zone, time });
  const stamp = (
    <time dateTime={new Date(value).toISOString()}>{relative ? relativeText(value, { zone }) : exact}</time>
  );
  return relative ? <Tooltip title={exact}>{stamp}</Tooltip> : stamp;
}
