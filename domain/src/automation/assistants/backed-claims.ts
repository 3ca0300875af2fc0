// Whether an answer of a language model states only what it may: every clock time and date in it was in a tool's answer
// or written by the contact, every price, address, link and phone number in a tool's answer, and nothing is said to be
// booked or cancelled that was not (D-9.1, D-15.10). What is found here is never sent.
import { type Day, dayNumber, minutesOf, type Weekday, weekdayOf } from "../../kit/calendar.ts";
import { fold } from "../../kit/text.ts";
import { clockClaims } from "./claims/clock-claims.ts";
import { type DateClaim, dateClaims, meantDays, weekdayClaims } from "./claims/date-claims.ts";
import { amountsIn, moneyClaims, withoutMoney } from "./claims/money-claims.ts";

export type Backing = {
  /** Answers of tools in this conversation, as they were given. */
  outputs: unknown[];
  contactTexts: string[];
  /** Local to the business. */
  today: Day;
};

/** The claims without backing, as said; empty when the text may go out. */
export function unbackedClaims(text: string, backing: Backing): string[] {
  const facts = factsOf(backing);
  const folded = fold(text);
  return [
    ...moneyClaims(folded).filter(({ amount }) => amount === null || !facts.amounts.has(amount)),
    ...timeClaims(folded, facts),
    ...dateClaims(withoutMoney(folded)).filter((claim) => !isBackedDate(claim, facts)),
    ...timedDayClaims(folded, facts, backing.today),
    ...placeClaims(text, folded, facts),
    ...effectClaims(text, facts),
  ].map(({ said }) => said);
}

type Facts = {
  amounts: Set<number>;
  minutes: Set<number>;
  /** When branches open and close: no proof that an hour is free. */
  openings: Set<number>;
  days: Set<Day>;
  dates: DateClaim[];
  weekdays: Set<Weekday>;
  statuses: Set<string>;
  /** Everything that tools said, folded. */
  words: string;
  raw: string;
};

function factsOf({ outputs, contactTexts, today }: Backing): Facts {
  const facts: Facts = {
    amounts: new Set(),
    minutes: new Set(),
    openings: new Set(),
    days: new Set([today]),
    dates: [],
    weekdays: new Set(),
    statuses: new Set(),
    words: "",
    raw: "",
  };
  for (const output of outputs) gather(output, "", facts);
  for (const text of contactTexts) {
    const folded = fold(text);
    readClock(folded, facts);
    facts.dates.push(...dateClaims(folded));
    for (const day of meantDays(folded, today)) facts.days.add(day);
    for (const day of weekdayClaims(folded)) facts.weekdays.add(day);
  }
  for (const day of facts.days) if (day !== today) facts.weekdays.add(weekdayOf(day));
  return facts;
}

function gather(value: unknown, key: string, facts: Facts): void {
  if (Array.isArray(value)) for (const each of value) gather(each, key, facts);
  else if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      if (/^(mon|tues|wednes|thurs|fri|satur|sun)day$/.test(name)) facts.weekdays.add(name as Weekday);
      gather(each, name, facts);
    }
  } else if (typeof value === "string") gatherText(value, key, facts);
}

function gatherText(text: string, key: string, facts: Facts): void {
  facts.raw += ` ${text}`;
  const folded = fold(text);
  facts.words += ` ${folded}`;
  if (key === "status") facts.statuses.add(folded);
  if (key === "price") for (const amount of amountsIn(text)) facts.amounts.add(amount);
  for (const { amount } of moneyClaims(folded)) if (amount !== null) facts.amounts.add(amount);
  if (/^\d\d:\d\d$/.test(text)) (key === "time" ? facts.minutes : facts.openings).add(minutesOf(text));
  else if (/^\d{4}-\d\d-\d\d$/.test(text)) facts.days.add(text);
  else {
    readClock(folded, facts);
    facts.dates.push(...dateClaims(folded));
    for (const day of weekdayClaims(folded)) facts.weekdays.add(day);
  }
}

function readClock(folded: string, facts: Facts): void {
  for (const { readings } of clockClaims(withoutMoney(folded))) for (const each of readings) facts.minutes.add(each);
}

function timeClaims(folded: string, { minutes, openings }: Facts): { said: string }[] {
  return sentencesOf(folded).flatMap((sentence) => {
    const speaksOfHours = /\b(?:abr|cierr|cerr|horario|atend|atiend|labora|trabaja)/.test(sentence);
    return clockClaims(withoutMoney(sentence)).filter(
      ({ readings }) => !readings.some((each) => minutes.has(each) || (speaksOfHours && openings.has(each))),
    );
  });
}

function sentencesOf(folded: string): string[] {
  return folded.split(/[!?;]|(?<!\b[ap])\.(?=\s|$)/);
}

function isBackedDate(claim: DateClaim, { days, dates }: Facts): boolean {
  const fits = (day: number, month: number) =>
    claim.day === day && (claim.month === undefined || claim.month === month);
  const known = [...days].filter((day) => fits(Number(day.slice(8)), Number(day.slice(5, 7))));
  if (known.length > 0) return !claim.weekday || known.some((day) => weekdayOf(day) === claim.weekday);
  return dates.some((date) => date.day === claim.day && (date.month ?? claim.month) === claim.month);
}

/** 'mañana a las 5', 'el jueves a las 5': the day too must be one that was spoken of. */
function timedDayClaims(folded: string, facts: Facts, today: Day): { said: string }[] {
  const sentences = folded
    .split(/[!?;]|\.(?=\s|$)/)
    .filter((sentence) => clockClaims(withoutMoney(sentence)).length > 0);
  return sentences.flatMap((sentence) => {
    const plain = sentence.replace(/\b(?:de|en|por) la manana\b/g, " ");
    const isKnown = (ahead: number) => [...facts.days].some((day) => dayNumber(day) - dayNumber(today) === ahead);
    const tomorrow = /\bmanana\b/.test(plain) && !isKnown(/\bpasado manana\b/.test(plain) ? 2 : 1);
    const weekdays = weekdayClaims(plain).some((weekday) => !facts.weekdays.has(weekday));
    return tomorrow || weekdays ? [{ said: sentence.trim() }] : [];
  });
}

const STREET =
  /\b(?:calle|av\.?|avenida|blvd\.?|boulevard|calzada|calz\.|privada|colonia|col\.|carretera|plaza)\s[^,.;:\n]+/g;

function placeClaims(text: string, folded: string, facts: Facts): { said: string }[] {
  const links = [
    ...text.matchAll(/(?:https?:\/\/|www\.)[^\s)]+|\b[a-z0-9-]{1,63}\.(?:com|mx|net|org|io|me)\b[^\s)]*/gi),
  ];
  const phones = [...folded.matchAll(/\+?\d[\d\s()-]{7,}\d/g)].filter(([said]) => !/\d{4}-\d\d-\d\d/.test(said));
  const digits = facts.raw.replace(/\D/g, "");
  const streets = [...folded.matchAll(STREET)].filter(([said]) => !isSpokenOf(said, facts.words));
  return [
    ...links.filter(([said]) => !facts.raw.includes(said.replace(/(?<![.,])[.,]+$/, ""))),
    ...phones.filter(([said]) => !digits.includes(said.replace(/\D/g, ""))),
    ...streets,
  ].map(([said]) => ({ said }));
}

/** Every number and nearly every longer word of it was said by a tool. */
function isSpokenOf(said: string, words: string): boolean {
  const known = new Set(words.split(/[^a-z0-9]+/));
  const all = said.split(/[^a-z0-9]+/).filter((word) => word.length > 3 || /\d/.test(word));
  if (all.some((word) => /\d/.test(word) && !known.has(word))) return false;
  return all.filter((word) => known.has(word)).length >= all.length / 2;
}

/** With their accents: 'cancelé' is a side effect, 'que cancele' a question. */
const DONE = {
  cancelada: /cancelé(?!\p{L})|(?:qued[óo]|está|fue|ha sido) cancelad[oa]/u,
  confirmada: /confirmé(?!\p{L})|(?:qued[óo]|está|ha sido) confirmad[oa]/u,
  agendada:
    /(?:agendé|aparté|reservé|reagendé|reprogramé|moví|cambié)(?!\p{L})|(?:qued[óo]|está|ha sido|fue) (?:agendad|reservad|apartad|reagendad|reprogramad|movid|cambiad)[oa]|cita (?:agendada|reservada|reagendada)/u,
};

/** 'quedó agendada' needs an appointment that a tool showed; 'cancelada' one with that status. */
function effectClaims(text: string, { statuses }: Facts): { said: string }[] {
  const told = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/¿[^?]*\?/g, " ");
  return Object.entries(DONE).flatMap(([status, pattern]) => {
    const found = pattern.exec(told);
    if (!found) return [];
    const isTrue = status === "agendada" ? statuses.size > 0 : statuses.has(status);
    return isTrue ? [] : [{ said: found[0] }];
  });
}
