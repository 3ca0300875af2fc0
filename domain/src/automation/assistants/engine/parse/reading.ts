// One reading of everything that a turn says: intents, facts and the leaning of a short answer.
import type { Day, HourMinute } from "../../../../kit/calendar.ts";
import { fold } from "../../../../kit/text.ts";
import type { Catalogue } from "../facts/shop.ts";
import type { ActKind as Intent } from "../lexicon/acts.ts";
import type { Asks } from "../state/schema.ts";
import { actKindsIn } from "./acts/act-words.ts";
import { type Leaning, leaningOf } from "./acts/leaning.ts";
import { pickSaid } from "./acts/picks.ts";
import { isPlainYes } from "./acts/plain-yes.ts";
import { ACTS, type Act, actsOf, isWanted } from "./acts/polarity.ts";
import { assessmentFor } from "./catalogue/assessment.ts";
import { type BranchMention, branchMentions } from "./catalogue/branches.ts";
import { forEachKind } from "./catalogue/for-each-kind.ts";
import { hideFalseTimes, hideGrown } from "./catalogue/hide-bystanders.ts";
import { withoutNotOffered } from "./catalogue/not-offered.ts";
import { placedFirst } from "./catalogue/placed-first.ts";
import { type ServiceMention, serviceMentions } from "./catalogue/services.ts";
import { type SpecialistMention, specialistMentions } from "./catalogue/specialists.ts";
import { type Guest, guestsSaid, headsSaid } from "./people/guests.ts";
import { bareNameSaid, isForSomebodyElse, type NameSaid, nameSaid } from "./people/names.ts";
import { type TimeReading, whenSaid } from "./time/when.ts";
import { readWords, type Words } from "./words/words.ts";

export type TextReading = TimeReading &
  Leaning & {
    text: string;
    /** The text in which what was read is covered by "~". */
    left: string;
    /**
     * An act (booking, moving, cancelling, confirming, a person) is here only where the customer wants it now: see
     * `acts`.
     */
    intents: Set<Intent>;
    /** Every act that is mentioned, wanted or not. */
    acts: Act[];
    /** A yes with nothing attached to it: only this carries out the proposal. */
    agrees: boolean;
    services: ServiceMention[];
    /** Services that the customer asks for and the business does not give, as typed. */
    notOffered: string[];
    specialists: SpecialistMention[];
    unknownPerson: string | null;
    branches: BranchMention[];
    name: NameSaid | null;
    /** The people of the bookings of this message, if there are two or more; else empty. */
    guests: Guest[];
    /** How many people come, where it is said; 0 where it is not. */
    heads: number;
    /** The booking is for another person, named or not. */
    isForOther: boolean;
    /** The whole message is a name. */
    bareName: string | null;
    pick: number | null;
    isQuestion: boolean;
  };

export function readTurn(
  texts: readonly string[],
  shop: Catalogue,
  now: { day: Day; time: HourMinute },
  asked: Asks | null,
  options: readonly string[],
): TextReading {
  const words = readWords(texts, shop.words);
  const { text } = words;
  const page = { text };
  const asksHour = asked !== null && ["slot", "when", "confirm", "change", "propose"].includes(asked);
  const whole = wholeServices(page, shop);
  const withWhom = specialistMentions(page, shop.specialists, "con");
  const given = serviceWords(shop);
  const guests = asked === "name" ? [] : guestsSaid(words, given, staffNames(shop));
  const name =
    asked === "name" ? null : nameSaid(words, page, false, given, guests.length > 1 ? null : staffNames(shop));
  hideFalseTimes(page);
  const when = whenSaid(page, text, now, asksHour);
  hideGrown(page, text);
  const said = [...whole, ...serviceMentions(page, shop.services, asked === "service" ? options : [])];
  const { mentions, notOffered } = withoutNotOffered(text, shop.services, said);
  const named = placedFirst(text, shop.services) ?? firstFirst(text, onlyOne(text, shop, eitherOne(text, mentions)));
  const seen = named.length === 0 ? assessmentFor(text, shop.services) : null;
  const services = seen === null ? forEachKind(text, shop.services, guests, named) : [seen];
  const loose = asked === "name" ? { mentions: [] } : specialistMentions(page, shop.specialists, "anything");
  const branches = branchMentions(page, shop.branches);
  const bareName = services.length > 0 || branches.length > 0 ? null : bareNameSaid(words);
  const isGuest = (one: SpecialistMention) =>
    guests.length > 1 && guests.some((guest) => one.at >= guest.at && one.at < guest.end);
  const people = [...withWhom.mentions, ...loose.mentions.filter((one) => !isGuest(one))];
  const leaning = leaningOf(text);
  const acts = actsOf(text);
  // "Mateo Ruiz" is not Fernanda Ruiz.
  const isClient = bareName !== null && !people.some((one) => one.ids.some((id) => isCalled(shop, id, bareName)));
  return {
    text,
    left: page.text,
    ...when,
    ...leaning,
    intents: wantedOf(intentsIn(text, services, shop), acts),
    acts,
    agrees: isPlainYes(text, page.text, leaning, NO_WORDS),
    services,
    notOffered: notOffered.map((one) => typed(words, one)),
    specialists: isClient ? [] : people,
    unknownPerson: withWhom.unknown,
    branches,
    name:
      name ??
      (isClient && asked === "confirm" ? { name: bareName!, own: false, isSure: true, isBare: true } : null) ??
      (asked === "name" ? (nameSaid(words, { text }, false) ?? nameSaid(words, page, true)) : null),
    bareName,
    isForOther: isForSomebodyElse(text),
    guests: guests.length > 1 ? guests : [],
    heads: headsSaid(text),
    pick: pickSaid(text),
    isQuestion: /\?|\b(?:cuanto|que|cual|donde|quien|cuando|tienes|tienen|hay|puedo|puede)\b/.test(text),
  };
}

function typed(words: Words, { at, end }: { at: number; end: number }): string {
  const raws = words.tokens.filter((token) => token.start >= at && token.end <= end).map((token) => token.raw);
  return raws.join(" ").toLowerCase();
}

function wantedOf(intents: Set<Intent>, acts: readonly Act[]): Set<Intent> {
  return new Set([...intents].filter((intent) => !isAct(intent) || isWanted(acts, intent)));
}

function isAct(intent: Intent): intent is (typeof ACTS)[number] {
  return (ACTS as readonly Intent[]).includes(intent);
}

const NO_WORDS: ReadonlySet<string> = new Set();

// "¿Terreno o casa? La casa": one of the two; the engine asks where the customer does not say which.
function eitherOne(text: string, services: ServiceMention[]): ServiceMention[] {
  // "Casa... no, depa".
  const [before, after] = services;
  const replaced =
    before && after && /^[ .,|]*no *[.,|][ .,|]*(?:el |la |mejor )?$/.test(text.slice(before.end, after.at));
  if (services.length === 2 && replaced) return [after];
  const at = services.findIndex(
    (one, i) =>
      i > 0 &&
      // A name may continue far after its first word: "descontracturante o punción… ponme el masaje".
      [
        services[i - 1]!.end,
        services[i - 1]!.at + (/^[a-z]+/.exec(text.slice(services[i - 1]!.at))?.[0].length ?? 0),
      ].some((end) => /^ (?:o|u) (?:el |la |un |una )?$/.test(text.slice(end, one.at))),
  );
  const [one, other] = [services[at - 1], services[at]];
  if (!one || !other) return services;
  const rest = text.slice(other.end).split(/[^a-z]+/);
  const again = [one, other].filter((mention) =>
    text
      .slice(mention.at, mention.end)
      .split(" ")
      .some((word) => word.length > 3 && rest.includes(word)),
  );
  const merged = { ...one, ids: [...new Set([...one.ids, ...other.ids])], end: other.end };
  const chosen = again.length === 1 ? again[0]! : merged;
  return [...services.slice(0, at - 1), chosen, ...services.slice(at + 1)];
}

// "Entonces corte solo": that service, not the longer one that contains it.
function onlyOne(text: string, shop: Catalogue, services: ServiceMention[]): ServiceMention[] {
  const match =
    /\b(?:solo|solamente|nomas|unicamente|nada mas) (?:el |la |un |una )?([a-z]{4,})\b/.exec(text) ??
    /\b([a-z]{4,}) (?:solo|solito|solamente|nomas|nada mas)\b/.exec(text);
  const word = match?.[1];
  if (!match || services.length === 0) return services;
  // "Manicure y pedicure… no, mejor solo pedicure".
  const among = services.filter(
    (one) => text.slice(one.at, one.end).split(" ").includes(word!) && one.ids.length === 1,
  );
  const instead = /\b(?:no|mejor|entonces|bueno|ya|perdon|digo|que sea)(?: ,)? $/.test(text.slice(0, match.index));
  if (instead && services.length > 1 && among.length === 1) return [{ ...among[0]!, denied: false }];
  const own = shop.services.find((service) => fold(service.name) === word);
  if (!own) return services;
  const at = match.index + match[0].indexOf(word!);
  return [{ ids: [own.id], at, end: at + word!.length, denied: false, sure: true }];
}

// "Corte y tinte, primero el tinte": in the requested order.
function firstFirst(text: string, services: ServiceMention[]): ServiceMention[] {
  const word = /\bprimero (?:va )?(?:(?:el|la|las|los|un|una|lo) (?:de )?)?([a-z]{4,})/.exec(text)?.[1];
  const first = services.find((one) => word !== undefined && text.slice(one.at, one.end).split(" ").includes(word));
  return first ? [first, ...services.filter((one) => one !== first)] : services;
}

function serviceWords(shop: Catalogue): Set<string> {
  const words = shop.services.flatMap((service) => fold(service.name).split(/[^a-z0-9]+/));
  return new Set(words.filter((word) => word.length > 2));
}

function staffNames(shop: Catalogue): Set<string> {
  const names = [...shop.specialists, ...shop.branches].map((one) => fold(one.name));
  return new Set(names.flatMap((name) => name.split(/[^a-z]+/)));
}

function isCalled(shop: Catalogue, id: string, said: string): boolean {
  const own = fold(shop.specialists.find((person) => person.id === id)?.name ?? "").split(" ");
  const words = fold(said).split(" ");
  return words.length === 1 || words.every((word) => own.includes(word));
}

// "Cambio de aceite" changes no appointment.
function intentsIn(text: string, services: readonly ServiceMention[], shop: Catalogue): Set<Intent> {
  const intents = actKindsIn(text);
  const names = services.flatMap((mention) =>
    mention.ids.map((id) => shop.services.find((service) => service.id === id)?.name ?? ""),
  );
  if (names.some((name) => /^cambi/i.test(name)) && !/\b(cita|hora|horario|fecha|dia|turno)\b/.test(text))
    intents.delete("reschedule");
  // "Se me hizo bolas la agenda": the customer's own agenda.
  if (
    /\b(?:la|mi) agenda\b/.test(text) &&
    !/\b(?:agend[eao]\w+|apart\w+|reserv\w+|cita)\b/.test(text.replace(/\b(?:la|mi) agenda\b/g, ""))
  )
    intents.delete("book");
  return intents;
}

// A full name with numbers or words of time ("Paquete 2", "Facial de 60 minutos"), read before these mislead.
function wholeServices(page: { text: string }, shop: Catalogue): ServiceMention[] {
  return shop.services.flatMap((service) => {
    const name = fold(service.name)
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
    if (!/\d|\b(?:manana|tarde|noche|dia|medio|media|semana|hora|mes|fin)\b/.test(name)) return [];
    const at = ` ${page.text} `.indexOf(` ${name} `);
    if (at < 0) return [];
    page.text = page.text.slice(0, at) + "~".repeat(name.length) + page.text.slice(at + name.length);
    return [{ ids: [service.id], at, end: at + name.length, denied: false, sure: true }];
  });
}
