// What people write to a front desk in a week, and what has to come of it. A story answers what it is asked: it agrees to
// the desk's own summary, takes an hour that was offered, and gives up after a few turns.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { sayTheDay } from "@mostrador/domain/kit/words/say-date.ts";
import type { Chance } from "../seed.ts";

/** Where a conversation has to have led to. */
export type Outcome = "answered" | "booked" | "moved" | "cancelled" | "handed over";

export type Line = {
  text: string;
  /** What the answer has to hold; nothing where any answer will do. */
  says?: RegExp;
  /** A wish that ends with an agreement: the desk's questions are answered until it is reached. */
  settles?: "booked" | "moved" | "cancelled";
};

export type Story = { kind: string; lines: Line[]; outcome: Outcome };

/** A service as the stories speak of it. */
export type Offer = { name: string; price: string };
/** `days`: those on which the place is open, in the week to come. `today`: of its own clock. */
export type Place = { offers: readonly Offer[]; days: readonly Day[]; today: Day; street: RegExp };

const HOURS = ["9", "9:30", "10", "11", "11:30", "12", "1", "1:30", "4", "4:30", "5"];
const GREETINGS = ["", "Hola, ", "Buenas tardes, ", "Qué tal, ", "hola! "];
const COMPLAINTS = [
  "Vengo muy molesta, me quemaron el cabello con el tinte y quiero que me respondan",
  "Quiero poner una queja, me cobraron de más la semana pasada",
  "Me salió una alergia horrible después del servicio, ¿quién se hace responsable?",
];
const WANTS_PERSON = [
  "quiero hablar con una persona",
  "prefiero que me atienda una persona",
  "pásame con la encargada por favor",
];
const CHATTER = ["asdfgh", "😂😂😂", "?", "jajaja ok", "Feliz inicio de semana a todos"];

/** One of the mix: half of them book, some of those think again, the others ask, complain or chat. */
export function tellStory(place: Place, chance: Chance): Story {
  const roll = chance.next();
  const offer = chance.pick(place.offers);
  const greeting = chance.pick(GREETINGS);
  if (roll < 0.4) return { kind: "books", lines: [bookLine(place, offer, chance)], outcome: "booked" };
  if (roll < 0.48) {
    const lines = [bookLine(place, offer, chance), moveLine(place, chance)];
    return { kind: "books and moves", lines, outcome: "moved" };
  }
  if (roll < 0.56) {
    const lines = [bookLine(place, offer, chance), cancelLine(chance)];
    return { kind: "books and cancels", lines, outcome: "cancelled" };
  }
  if (roll < 0.66) {
    const asks = chance.pick(["¿cuánto cuesta", "¿qué precio tiene", "¿en cuánto sale"]);
    return asking("asks a price", {
      text: `${greeting}${asks} ${offer.name.toLowerCase()}?`,
      says: exact(offer.price),
    });
  }
  if (roll < 0.74) return asking("asks the hours", { text: `${greeting}¿a qué hora abren?`, says: /9:00/ });
  if (roll < 0.81) return asking("asks the place", { text: `${greeting}¿dónde están ubicados?`, says: place.street });
  if (roll < 0.85) return asking("asks for what is not given", { text: "¿Hacen tatuajes?", says: NOT_CLAIMED });
  if (roll < 0.9) return { kind: "asks for a person", lines: [{ text: chance.pick(WANTS_PERSON) }], outcome: HANDED };
  if (roll < 0.95) return { kind: "complains", lines: [{ text: chance.pick(COMPLAINTS) }], outcome: HANDED };
  return asking("chats", { text: chance.pick(CHATTER) });
}

/** Whatever is said, but not that it is given. */
const NOT_CLAIMED = /^(?!.*(?:sí|claro),? (?:los |las )?(?:hacemos|tenemos|ofrecemos))/is;
const HANDED = "handed over";

function asking(kind: string, line: Line): Story {
  return { kind, lines: [line], outcome: "answered" };
}

function bookLine({ days, today }: Place, { name }: Offer, chance: Chance): Line {
  const begin = chance.pick(["quiero", "quisiera agendar", "me das cita para", "necesito"]);
  const when = `${sayTheDay(chance.pick(days), today)} a las ${chance.pick(HOURS)}`;
  return { text: `${chance.pick(GREETINGS)}${begin} ${name.toLowerCase()} ${when}`, settles: "booked" };
}

function moveLine({ days, today }: Place, chance: Chance): Line {
  const when = `${sayTheDay(chance.pick(days), today)} a las ${chance.pick(HOURS)}`;
  return {
    text: `${chance.pick(["¿puedo mover mi cita para", "mejor cámbiame la cita para"])} ${when}`,
    settles: "moved",
  };
}

function cancelLine(chance: Chance): Line {
  const text = chance.pick(["quiero cancelar mi cita", "ya no voy a poder ir, cancela mi cita por favor"]);
  return { text, settles: "cancelled" };
}

function exact(price: string): RegExp {
  return new RegExp(price.replace(/[$.]/g, "\\$&"));
}
