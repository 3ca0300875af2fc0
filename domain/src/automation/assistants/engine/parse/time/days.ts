// The days that a text names, as ranges of calendar days relative to `now`, with the way in which they are named.
import { addDays, type Day, dayNumber } from "../../../../../kit/calendar.ts";
import { CUES } from "../../lexicon/cues.ts";
import { calendarDates } from "./calendar-dates.ts";
import type { NamedDay } from "./day-range.ts";
import { holidays } from "./holidays.ts";
import { type Manner, mannerOf } from "./manner.ts";
import { WEEKDAY } from "./names-of-time.ts";
import { relativeDays } from "./relative-days.ts";
import type { Match, Page } from "./scan.ts";
import { spans } from "./spans.ts";
import { weekdays } from "./weekdays.ts";

export type DayMention = Match<NamedDay & Manner>;

/** Covers what it reads in `page`; `text` is the same text without covers. `putOff`: what was read before. */
export function dayMentions(page: Page, text: string, today: Day, putOff: Match<NamedDay>[]): DayMention[] {
  const found = [
    ...putOff,
    ...holidays(page, today),
    ...calendarDates(page, today),
    ...spans(page, today),
    ...relativeDays(page, today),
    ...weekdays(page, today),
  ];
  const sorted = found.sort((a, b) => a.at - b.at).map((day) => ({ ...day, ...mannerOf(text, day.at, day.end) }));
  const wanted = withRefused(withoutTakenBack(sorted, text), text);
  return joinRanges(dropEchoes(joinClashes(placed(wanted, text), text)), text, today);
}

// "El martes, o sea el 1", "el martes, pero ya en diciembre": the weekday within the other one.
function placed(days: DayMention[], text: string): DayMention[] {
  const read: DayMention[] = [];
  for (const day of days) {
    const before = read.at(-1);
    const both = before && narrowed(before, day, text);
    if (both) read.splice(-1, 1, both);
    else if (isAgain(day, read, text)) read.push({ ...day, from: addDays(day.from, 7), to: addDays(day.to, 7) });
    else read.push(day);
  }
  return read;
}

// "El jueves y otro el siguiente jueves": never twice the same day.
function isAgain(day: DayMention, read: readonly DayMention[], text: string): boolean {
  const isNext = day.from === day.to && NEXT.test(text.slice(day.at, day.end));
  return isNext && read.some((one) => one.from === day.from && !one.denied);
}

function narrowed(one: DayMention, other: DayMention, text: string): DayMention | null {
  const isNamed = ({ at, end }: DayMention) => NAMED.test(text.slice(at, end));
  const [named, span] = isNamed(one) ? [one, other] : [other, one];
  const areUsual = [one, other].every((day) => !day.denied && !day.existing && !day.weak && day.bound === null);
  const between = text.slice(one.end, other.at);
  const isJoined = span.from === span.to ? JOINED.test(between) : !PARTED.test(between);
  if (!isNamed(named) || isNamed(span) || !areUsual || !isJoined) return null;
  if (named.from >= span.from && named.from <= span.to && span.from !== span.to) return null;
  const ahead = (dayNumber(named.from) - dayNumber(span.from)) % 7;
  const day = addDays(span.from, ahead < 0 ? ahead + 7 : ahead);
  if (day > span.to || day <= named.from) return null;
  return { ...named, from: day, to: day, at: one.at, end: other.end, weekday: undefined };
}

/** Between a week and a weekday of it there may be anything but a choice or another wish. */
const PARTED = /\b(?:y|o|u|no|ni|sino|mejor|si|al|hasta|despues|antes)\b|.{60}/;
const NEXT = /\b(?:siguiente|proxim[oa]|otro|que sigue)\b/;
const NAMED = new RegExp(`\\b${WEEKDAY}`);
const JOINED =
  /^(?: (?:,|de|del|el|la|en|pero|ya|o sea|osea|que (?:viene|entra)|es|seria|por ahi|como|dia|a las? \d{1,2}(?::\d\d)?|am|pm|de la (?:manana|tarde|noche)))* $/;

// "El jueves… no, ese día no puedo, es el viernes".
function withoutTakenBack(days: DayMention[], text: string): DayMention[] {
  return days.map((day, i) => {
    const next = days[i + 1];
    const gone = next && /\bes[ea] dia (?:ya )?(?:no|tampoco) /.test(text.slice(day.end, next.at));
    return gone ? { ...day, denied: true } : day;
  });
}

// "Menos lunes y martes", "que no sea lunes ni martes": both are refused.
function withRefused(days: DayMention[], text: string): DayMention[] {
  const read: DayMention[] = [];
  for (const day of days) {
    const before = read.at(-1);
    const between = before?.denied ? text.slice(before.end, day.at) : null;
    const isListed = between !== null && (OR_THAT.test(between) || (AND_THAT.test(between) && ALL_BUT.test(text)));
    read.push(isListed ? { ...day, denied: true } : day);
  }
  // "Los lunes y martes no puedo".
  return read.map((day, i) => {
    const next = read[i + 1];
    const isBoth =
      next?.denied && /\blos (?:[a-z]+)?$/.test(text.slice(0, day.end)) && AND_THAT.test(text.slice(day.end, next.at));
    return isBoth ? { ...day, denied: true } : day;
  });
}

const OR_THAT = /^ (?:, )?ni (?:el |los |la |este )?$/;
const AND_THAT = /^ (?:,|y|o|, y) (?:el |los |la |este )?$/;
const ALL_BUT = new RegExp(CUES["all but"]);

// "El 27, es jueves ¿no?": one day, said in two ways that do not agree.
function joinClashes(days: DayMention[], text: string): DayMention[] {
  return days.flatMap((day, i) => {
    const [before, after] = [days[i - 1], days[i + 1]];
    if (before && isClash(before, day, text)) return [];
    return after && isClash(day, after, text)
      ? [{ ...day, end: after.end, clash: after.from, bare: undefined }]
      : [day];
  });
}

function isClash(date: DayMention, named: DayMention, text: string): boolean {
  return (
    named.weekday === true &&
    date.weekday === undefined &&
    date.from === date.to &&
    date.from !== named.from &&
    dayNumber(date.from) % 7 !== dayNumber(named.from) % 7 &&
    /^(?: ,)? (?:que |creo que |si )?(?:es|cae|seria|sera) (?:en |el )?$/.test(text.slice(date.end, named.at))
  );
}

// "mañana viernes", "el viernes 27": one day said twice.
function dropEchoes(days: DayMention[]): DayMention[] {
  return days.filter((day, i) => {
    const before = days[i - 1];
    return !(before && before.from === day.from && before.to === day.to && day.at - before.end <= 4 && !day.denied);
  });
}

// "del lunes al miércoles", "a partir del jueves", "antes del viernes".
function joinRanges(days: DayMention[], text: string, today: Day): DayMention[] {
  const out: DayMention[] = [];
  for (const day of days) {
    const before = out.at(-1);
    const between = before ? text.slice(before.end, day.at) : "";
    if (
      before &&
      /^ (a|al|y|hasta|a el|y el) $/.test(between) &&
      before.opens &&
      dayNumber(day.to) > dayNumber(before.from)
    ) {
      out.push({ ...day, from: before.from, to: day.to, source: { from: before.from, to: before.to } });
      out.splice(out.length - 2, 1);
    } else if (day.bound === "from" || day.bound === "after") {
      const from = day.bound === "after" ? addDays(day.to, 1) : day.from;
      out.push({ ...day, from, to: addDays(from, 13) });
    } else if (day.bound === "until" || day.bound === "before") {
      const to = day.bound === "before" ? addDays(day.from, -1) : day.to;
      out.push({ ...day, from: to < today ? to : today, to });
    } else out.push(day);
  }
  return out;
}
