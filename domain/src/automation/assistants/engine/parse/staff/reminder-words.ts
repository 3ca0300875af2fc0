// What a person of the business wants to be reminded of, and when: in their own words, without those for the day and
// the hour. Also whether they want to list reminders or cancel one.
import { type Day, type HourMinute, minutesOf, timeOfMinutes } from "../../../../../kit/calendar.ts";
import { foldedWords } from "../../../../../kit/text.ts";
import { plainText } from "../../../plain-text.ts";
import { asksForReminder } from "../acts/asks-for-reminder.ts";
import type { Span } from "../span.ts";
import { timesOf } from "../time/clock.ts";
import { type Page, scan } from "../time/scan.ts";
import { whenSaid } from "../time/when.ts";
import { readWords, type Words } from "../words/words.ts";
import { wordsBut } from "./words-but.ts";

export type ReminderWords = {
  /** `fill`: only a day or an hour, which answers a question. */
  kind: "make" | "list" | "drop" | "fill" | "none";
  /** As typed, without the request itself; '' where there is no text. */
  about: string;
  day: Day | null;
  /** The hours of a day that it can mean, the more likely first; empty where there is none. */
  times: HourMinute[];
  /** Folded words that may name one of several reminders. */
  words: readonly string[];
};

type Now = { day: Day; time: HourMinute };

const TRIGGER =
  /\b(?:recuerd(?:ame|anos|eme|enme)(?:lo)?|recordar(?:me|nos)(?:lo)?|(?:pon\w*|program\w*|mand\w*|envi\w*|quiero|quisiera|haz\w*|cre[ae]\w*|necesito|agend\w*)(?: me)? (?:un|el|otro) recordatorio)\b/;
const DROP = /\b(?:cancel\w*|quit\w*|borr\w*|elimin\w*|olvid\w*|ya no)\b.*\brecordatorios?\b/;
const LIST = /\brecordatorios\b/;
const ABOUT_REMINDERS =
  /^(?:recordatorios?|cancel\w*|quit\w*|borr\w*|elimin\w*|olvid\w*|para|favor|que|del|los|las|una?|con|por)$/;
const FILLERS = /^(?:mejor|que|sea|el|la|las|los|a|al|para|de|en|por|favor|porfa|ok|pero|entonces|si|y|[,.;:!-])$/;

export function readReminder(texts: readonly string[], known: ReadonlySet<string>, now: Now): ReminderWords {
  const typed = texts.map(plainText).join("\n");
  const words = readWords(texts, known);
  const when = readWhen(words.text, now);
  const { day, times, spans } = when;
  const named = foldedWords(words.text, 3).filter((word) => !ABOUT_REMINDERS.test(word));
  const rest = { day, times, words: named };
  const none = { about: "", ...rest };
  if (DROP.test(words.text)) return { kind: "drop", ...none };
  if (LIST.test(words.text)) return { kind: "list", ...none };
  const trigger = TRIGGER.exec(words.text);
  if (trigger && asksForReminder(words.text)) {
    const end = trigger.index + trigger[0].length;
    const after = wordsBut(words, typed, [{ at: 0, end }, ...spans]);
    const what =
      after === "" ? wordsBut(words, typed, [{ at: trigger.index, end: words.text.length }, ...spans]) : after;
    return { kind: "make", about: what, ...rest };
  }
  const isWhen = (day !== null || times.length > 0) && isOnly(words, spans);
  return { kind: isWhen ? "fill" : "none", about: isWhen ? "" : wordsBut(words, typed, spans), ...rest };
}

function readWhen(text: string, now: Now): Pick<ReminderWords, "day" | "times"> & { spans: Span[] } {
  const page: Page = { text };
  const [soon] = inMinutes(page, now);
  // A lone number answers 'a qué hora'.
  const said = whenSaid(page, text, now, /^\d{1,2}(?::\d{2})?$/.test(text));
  const days = said.days.filter(({ denied, from, to }) => !denied && from === to);
  const [one] = days;
  if (soon) return { day: soon.day, times: [soon.time], spans: [soon] };
  // 'En media hora' gives the hours from then on.
  const soonest = said.parts.find(
    ({ order, notBefore, at }) => order === "first" && notBefore && days.some((d) => d.at === at),
  );
  if (soonest?.notBefore) return { day: now.day, times: [soonest.notBefore], spans: [soonest] };
  const hours = said.times.filter(({ denied }) => !denied);
  const hour = one ? hours.toSorted((a, b) => apart(a, one) - apart(b, one))[0] : hours[0];
  const parts = said.parts.filter(({ denied }) => !denied);
  const spans = [...(one ? days.filter(({ from }) => from === one.from) : []), ...(hour ? [hour] : []), ...parts];
  const times = hour ? inPart(timesOf(hour.clock), parts[0]?.notBefore ?? null) : [];
  const others = hours.filter((each) => each !== hour);
  return { day: one?.from ?? null, times, spans: spans.map((span) => grown(span, page.text, others)) };
}

function inMinutes(page: Page, { day, time }: Now): (Span & Now)[] {
  return scan(page, /\b(?:en|dentro de)(?: unos)? (\d{1,3}) min\w*\b/g, (match) => {
    const at = minutesOf(time) + Number(match[1]);
    return at < 24 * 60 ? { day, time: timeOfMinutes(at) } : null;
  });
}

/** 'En la tarde a las 5'. */
function inPart(times: HourMinute[], notBefore: HourMinute | null): HourMinute[] {
  if (notBefore === null) return times;
  const fitting = times.filter((time) => time >= notBefore);
  return [...fitting, ...times.filter((time) => !fitting.includes(time))];
}

/** 'Mañana viernes' is one day, said twice: the neighbouring words are removed with it. */
function grown({ at, end }: Span, left: string, others: readonly Span[]): Span {
  let last = end;
  for (let more = /^ ~+/.exec(left.slice(last)); more; more = /^ ~+/.exec(left.slice(last))) {
    const from = last + 1;
    if (others.some((other) => other.at >= from && other.at < last + more[0].length)) break;
    last += more[0].length;
  }
  return { at, end: last };
}

function apart(one: Span, other: Span): number {
  return one.at < other.at ? other.at - one.end : one.at - other.end;
}

function isOnly({ tokens }: Words, spans: readonly Span[]): boolean {
  return tokens.every(
    ({ text, start, end }) => FILLERS.test(text) || spans.some((span) => start >= span.at && end <= span.end),
  );
}
