// Understands a customer's words once: text becomes an `Utterance`, and nothing after this reads the text.
import type { Day, HourMinute } from "../../../../kit/calendar.ts";
import type { Shop } from "../facts/shop.ts";
import { type ActKind, OF_A_SERVICE, OF_ROWS } from "../lexicon/acts.ts";
import type { Asks } from "../state/schema.ts";
import { allPlaces, placesOf } from "./acts/act-words.ts";
import { asksForOrder } from "./acts/asks-for-order.ts";
import { asksForReminder } from "./acts/asks-for-reminder.ts";
import { grievanceOf, soundsAggrieved } from "./acts/grievance.ts";
import { soundsLike } from "./acts/model.ts";
import { isHedged, isOnCondition, isPlainNo, wantsOtherPrice } from "./acts/plain-yes.ts";
import { correctionIn } from "./correction.ts";
import { cuesIn } from "./cues.ts";
import { readItemWords } from "./items/item-words.ts";
import { areAlike } from "./people/alike.ts";
import { prefersMoving } from "./prefers-moving.ts";
import { type QuestionMention, questionsIn } from "./questions.ts";
import { readTurn, type TextReading } from "./reading.ts";
import { jointsBetween, placesAround } from "./relations.ts";
import { saidServices } from "./said-services.ts";
import type { Span } from "./span.ts";
import { unreadTime } from "./time/unread.ts";
import type { Utterance } from "./utterance.ts";
import { isEnglish, isSpanish, toSpanish } from "./words/english.ts";
import { otherLanguage } from "./words/other-language.ts";
import { isOnlyEmojis, showsSomething } from "./words/words.ts";

/**
 * `asks` and `options`: the pending question and its choices. `language`: of the conversation so far; a message without
 * Spanish words stays in it.
 */
export function parse(
  texts: readonly string[],
  shop: Shop,
  now: { day: Day; time: HourMinute },
  { asks, options, language = "es" }: { asks: Asks | null; options: readonly string[]; language?: "es" | "en" },
): Utterance {
  const inEnglish = isEnglish(texts) || (language === "en" && !isSpanish(texts));
  const read = readTurn(inEnglish ? texts.map(toSpanish) : texts, shop, now, asks, options);
  const { text } = read;
  const cues = cuesIn(text);
  const services = saidServices(read);
  const people = read.specialists.map((one) => ({ ...one, places: placesAround(text, one) }));
  const days = read.days.map((one) => ({
    ...one,
    places: placesAround(text, one),
    ifNotAt: ifNotBefore(text, one.at),
    isSameDay: /mismo/.test(text.slice(one.at, one.end)),
  }));
  const same = /\b(?:ese|el|del) mismo dia\b/.exec(text);
  const questions = questionsIn(text, {
    left: read.left,
    acts: allPlaces(text),
    guests: read.guests,
    known: shop.words,
    quotes: shop.quotes,
  });
  const sameDay = same && { at: same.index, end: same.index + same[0].length };
  const times = read.times.map((one) => ({ ...one, ifNotAt: ifNotBefore(text, one.at) }));
  return freeze({
    isEmpty: text === "",
    isOnlyPictures: texts.every((one) => isOnlyEmojis(one) || !showsSomething(one)) && !cues.has("clear sign"),
    // A word or two may be of either language.
    language: inEnglish ? "en" : isSpanish(texts) && !cues.has("bare yes") ? "es" : null,
    otherLanguage: otherLanguage(texts),
    isFormal: cues.has("usted"),
    wordCount: text.split(" ").length,
    kinds: withoutQuoted(kindsOf(read, services, cues), text, services, questions),
    acts: read.acts,
    grievance: grievanceIn(read, [
      ...services.filter(({ sure }) => sure),
      // What happened yesterday is told, not wished for.
      ...days.filter(({ to }) => to >= now.day),
      ...times,
    ]),
    asksForReminder: asksForReminder(text),
    asksForOrder: asksForOrder(text),
    leaning: {
      yes: read.yes,
      no: read.no,
      any: read.any,
      other: read.other,
      soonest: read.soonest,
      // "Era manicure, no corte".
      corrects: read.corrects || (services.some(({ denied }) => denied) && services.some(({ denied }) => !denied)),
    },
    agrees: read.agrees,
    declines: isPlainNo(text, read),
    isHedged: isHedged(text),
    isOnCondition: isOnCondition(text),
    wantsOtherPrice: wantsOtherPrice(text),
    isQuestion: read.isQuestion,
    questions,
    services,
    notOffered: read.notOffered,
    items: readItemWords(texts),
    people,
    unknownPerson: read.unknownPerson,
    branches: read.branches,
    days,
    times,
    parts: read.parts,
    unreadTime: unreadTime(text, read.left, [...days, ...times, ...read.parts]),
    shift: read.shift,
    shiftBy: read.shiftBy,
    shiftDays: read.shiftDays,
    name: read.name,
    bareName: read.bareName,
    isForOther: read.isForOther,
    guests: read.guests,
    isAlikeGuests: areAlike(text, read.guests, cues),
    heads: read.heads,
    pick: read.pick,
    cues,
    correction: correctionIn(text, services, read.guests),
    anotherAt: /\by otr[oa] (?:dia|cita)\b/.exec(text)?.index ?? 0,
    sameDay,
    isRatherMoved: prefersMoving(read),
    joints: jointsBetween(text, [...services, ...people, ...days, ...times, ...(sameDay ? [sameDay] : [])]),
  });
}

function grievanceIn({ text, intents }: TextReading, mentions: readonly Span[]): Utterance["grievance"] {
  const told = grievanceOf(text);
  if (told !== null) return told;
  return !intents.has("praise") && !intents.has("distress") && soundsAggrieved(text, mentions) ? "complaint" : null;
}

// "A las 5, si no a las 6": the second is only for then.
function ifNotBefore(text: string, at: number): number {
  return [...text.slice(0, at).matchAll(/\bsi no\b(?! (?:puedo|podre|alcanzo))/g)].at(-1)?.index ?? -1;
}

// How the words around the acts change them.
function kindsOf(read: TextReading, services: Utterance["services"], cues: Utterance["cues"]): Utterance["kinds"] {
  const kinds = new Set(read.intents);
  if (cues.has("cancels") && !cues.has("moves")) kinds.delete("reschedule");
  // "Adelantar mi limpieza" moves the appointment, whatever it is called.
  if (services.some((one) => one.places.has("moved as mine") && !one.denied)) kinds.add("reschedule");
  // "¿Cuánto corte y barba?"
  if (services.some(({ at }) => /\bcuanto(?: de| por)? $/.test(read.text.slice(0, at)))) kinds.add("price");
  // Where no pattern matches, the model decides.
  for (const act of ["late", "missed"] as const) if (soundsLike(act, read.text)) kinds.add(act);
  // A customer who looks for a therapist also wants to talk with a person.
  if (services.length > 0 && !cues.has("human words")) kinds.delete("person");
  return kinds;
}

// A question that a paragraph of the business answers is not looked up in the rows as well.
function withoutQuoted(
  kinds: Utterance["kinds"],
  text: string,
  services: Utterance["services"],
  questions: readonly QuestionMention[],
): Utterance["kinds"] {
  const quoted = questions.filter(({ at, end, quote }) => quote !== null && !text.slice(at, end).includes(" y "));
  if (quoted.length === 0) return kinds;
  const isQuoted = (one: { at: number }) => quoted.some(({ at, end }) => one.at >= at && one.at < end);
  const isOfService = (kind: ActKind) => SERVICE_KINDS.has(kind) && services.some(isQuoted);
  return new Set(
    [...kinds].filter((kind) => !ROW_KINDS.has(kind) || isOfService(kind) || !placesOf(kind, text).every(isQuoted)),
  );
}

const SERVICE_KINDS: ReadonlySet<ActKind> = new Set(OF_A_SERVICE);
const ROW_KINDS: ReadonlySet<ActKind> = new Set([
  ...OF_ROWS,
  ...([
    "availability",
    "help",
    "unknown-fact",
    "invoice",
    "own-data",
    "health",
    "haggle",
    "booking-terms",
    "desk",
    "late",
    "drop",
  ] as const),
]);

function freeze<T extends object>(value: T): T {
  for (const one of Object.values(value))
    if (typeof one === "object" && one !== null && !Object.isFrozen(one)) freeze(one);
  return Object.freeze(value);
}
