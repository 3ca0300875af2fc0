// Appointments as a calendar file (RFC 5545) for a client's own calendar. The same appointment keeps its UID and gets
// a higher SEQUENCE after each change, so that opening it again replaces the old one.
import type { Instant } from "../../kit/time.ts";

export type CalendarEntry = {
  id: string;
  summary: string;
  description: string;
  location: string;
  organizer: string;
  start: Instant;
  end: Instant;
  isCancelled: boolean;
  createdAt: Instant;
  updatedAt: Instant;
};

export function calendarFile(entries: readonly CalendarEntry[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Mostrador//Citas//ES",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...entries.flatMap(eventOf),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function eventOf(entry: CalendarEntry): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}@mostrador`,
    `SEQUENCE:${sequenceOf(entry)}`,
    `DTSTAMP:${utc(entry.updatedAt)}`,
    `CREATED:${utc(entry.createdAt)}`,
    `LAST-MODIFIED:${utc(entry.updatedAt)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `LOCATION:${escaped(entry.location)}`,
    `ORGANIZER;CN="${entry.organizer.replace(/["\p{Cc}]/gu, "")}":invalid:nomail`,
    `STATUS:${entry.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `TRANSP:${entry.isCancelled ? "TRANSPARENT" : "OPAQUE"}`,
    ...(entry.isCancelled ? [] : REMINDER),
    "END:VEVENT",
  ];
}

const REMINDER = ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Cita", "TRIGGER:-PT2H", "END:VALARM"];
const LONGEST_LINE = 75;

/** Seconds since its creation: each change has a later value, and it fits an integer for 68 years. */
function sequenceOf({ createdAt, updatedAt }: CalendarEntry): number {
  return Math.max(0, Math.floor((updatedAt - createdAt) / 1000));
}

function utc(at: Instant): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** At most 75 bytes a line; never cut inside a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, bytes] = ["", 0];
  for (const sign of line) {
    const size = bytesOf(sign);
    // The blank at the start of a continuation line counts.
    if (bytes + size > (lines.length === 0 ? LONGEST_LINE : LONGEST_LINE - 1)) {
      lines.push(current);
      [current, bytes] = ["", 0];
    }
    current += sign;
    bytes += size;
  }
  return [...lines, current].join("\r\n ");
}

function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) as number;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
