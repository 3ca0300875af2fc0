// The days that a text names, as ranges of calendar days relative to `now`, with the way in which they are named.
import { addDays, type Day, dayNumber } from "../../../../../kit/calendar.ts";
import { calendarDates } from "./calendar-dates.ts";
import type { NamedDay } from "./day-range.ts";
import { holidays } from "./holidays.ts";
import { type Manner, mannerOf } from "./manner.ts";
import { relativeDays } from "./relative-days.ts";
import type { Match, Page } from "./scan.ts";
import { spans } from "./spans.ts";
import { weekdays } from "./weekdays.ts";

export type DayMention = Match<NamedDay & Manner>;

/** Covers what it reads in `page`; `text` is the same text without covers. */
export function dayMentions(page: Page, text: string, today: Day): DayMention[] {
  const found = [
    ...holidays(page, today),
    ...calendarDates(page, today),
    ...spans(page, today),
    ...relativeDays(page, today),
    ...weekdays(page, today),
  ];
  const sorted = found.sort((a, b) => a.at - b.at).map((day) => ({ ...day, ...mannerOf(text, day.at, day.end) }));
  return joinRanges(dropEchoes(joinClashes(withoutTakenBack(sorted, text), text)), text, today);
}

// "El jueves… no, ese día no puedo, es el viernes".
function withoutTakenBack(days: DayMention[], text: string): DayMention[] {
  return days.map((day, i) => {
    const next = days[i + 1];
    const gone = next && /\bes[ea] dia (?:ya )?(?:no|tampoco) /.test(text.slice(day.end, next.at));
    return gone ? { ...day, denied: true } : day;
  });
}

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
