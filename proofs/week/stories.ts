// What people write to a front desk in a week, and the expected outcome. A story answers the desk's questions: it
// agrees to a summary, takes an offered hour, and gives up after a few turns.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import { sayTheDay } from "@mostrador/domain/kit/words/say-date.ts";
import type { Chance } from "../seed.ts";
import type { CustomerMessage } from "./customer.ts";

/** The expected outcome of a conversation. */
export type Outcome = "answered" | "booked" | "moved" | "cancelled" | "handed over";

export type Line = {
  /** Sent in one burst, in the order of arrival. */
  sends: CustomerMessage[];
  /** What the answers must contain; absent where any answer is right. */
  says?: RegExp[];
  /** A wish that ends with an agreement: the person answers the desk's questions until then. */
  settles?: "booked" | "moved" | "cancelled";
  wish?: Wish;
  /** No automatic answer follows. */
  isSilent?: true;
};
export type Wish = { service: string; day: string; hour: string };
/** A message of staff, or of the person. */
export type Turn = Line | { staff: string };

export type Story = { kind: string; turns: Turn[]; outcome: Outcome };

/** A service as the stories name it. */
export type Offer = { name: string; price: string };
/** `days`: the open days of the next week. `today`: by its own clock. */
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
const MINUTE_MS = 60_000;

type Kind = { kind: string; weight: number; tell(place: Place, chance: Chance): Omit<Story, "kind"> };

/**
 * Half of them book, some of those change it, the others ask, complain or chat, with every kind of message of a phone.
 */
export const KINDS: readonly Kind[] = [
  { kind: "books", weight: 30, tell: (place, chance) => ending("booked", bookLine(place, chance)) },
  {
    kind: "books and moves",
    weight: 7,
    tell: (place, chance) => ending("moved", bookLine(place, chance), moveLine(place, chance)),
  },
  {
    kind: "books and cancels",
    weight: 7,
    tell: (place, chance) => ending("cancelled", bookLine(place, chance), cancelLine(chance)),
  },
  { kind: "asks a price", weight: 8, tell: (place, chance) => ending("answered", priceLine(place, chance)) },
  { kind: "asks the hours", weight: 6, tell: (_place, chance) => ending("answered", hoursLine(chance)) },
  { kind: "asks the place", weight: 6, tell: (place, chance) => ending("answered", placeLine(place, chance)) },
  {
    kind: "asks for what is not given",
    weight: 4,
    tell: () => ending("answered", line("¿Hacen tatuajes?", NOT_CLAIMED)),
  },
  { kind: "asks for a person", weight: 4, tell: (_place, chance) => ending(HANDED, line(chance.pick(WANTS_PERSON))) },
  { kind: "complains", weight: 5, tell: (_place, chance) => ending(HANDED, line(chance.pick(COMPLAINTS))) },
  { kind: "chats", weight: 4, tell: (_place, chance) => ending("answered", line(chance.pick(CHATTER))) },
  {
    kind: "sends a photo with a question",
    weight: 3,
    tell(place, chance) {
      const { name, price } = chance.pick(place.offers);
      const photo: CustomerMessage = { type: "photo", text: `¿cuánto cuesta ${name.toLowerCase()}?` };
      return ending("answered", { sends: [photo], says: [exact(price), /no puedo ver fotos/] });
    },
  },
  {
    kind: "speaks into the phone, then books",
    weight: 3,
    tell: (place, chance) =>
      ending("booked", { sends: [{ type: "voice" }], says: [/no puedo escuchar audios/] }, bookLine(place, chance)),
  },
  {
    kind: "presses a button",
    weight: 3,
    tell: () => ending("answered", { sends: [{ type: "button", title: "¿A qué hora abren?" }], says: [/9:00/] }),
  },
  {
    kind: "thanks with a heart",
    weight: 2,
    tell: (_place, chance) => ending("answered", hoursLine(chance), { sends: [{ type: "reaction" }], isSilent: true }),
  },
  {
    kind: "is taken over by staff, and waits",
    weight: 2,
    tell: (place, chance) => ending(HANDED, placeLine(place, chance), { staff: STAFF }, silent("gracias, ¿y mañana?")),
  },
  {
    kind: "is taken over and answered by staff",
    weight: 2,
    tell: (place, chance) =>
      ending("answered", placeLine(place, chance), { staff: STAFF }, silent("¿y mañana?"), { staff: "Mañana también" }),
  },
  {
    kind: "shares a phone",
    weight: 3,
    tell(place, chance) {
      const other = bookLine(place, chance);
      return ending("booked", priceLine(place, chance), { ...other, sends: named(other.sends, "Beto López") });
    },
  },
  {
    kind: "writes twice in one breath",
    weight: 3,
    tell(place, chance) {
      const { sends, says = [] } = priceLine(place, chance);
      // The channel's clock counts whole seconds: within one second the order is unknown.
      return ending("answered", { sends: [{ text: "Disculpa, una pregunta", ago: 2_000 }, ...sends], says });
    },
  },
  {
    kind: "is delivered twice",
    weight: 2,
    tell(place, chance) {
      const { sends, says = [] } = placeLine(place, chance);
      const [first] = sends as [CustomerMessage];
      const same = { ...first, id: `m.${chance.below(2 ** 31)}.${chance.below(2 ** 31)}` };
      return ending("answered", { sends: [same, same], says });
    },
  },
  {
    kind: "is delivered late",
    weight: 2,
    tell(_place, chance) {
      const { sends, says = [] } = hoursLine(chance);
      const ago = (5 + chance.below(300)) * MINUTE_MS;
      return ending("answered", { sends: sends.map((each) => ({ ...each, ago })), says });
    },
  },
  {
    kind: "is delivered out of order",
    weight: 2,
    tell(place, chance) {
      const [price, where] = [priceLine(place, chance), placeLine(place, chance)];
      const late = where.sends.map((each) => ({ ...each, ago: 20_000 }));
      const later = price.sends.map((each) => ({ ...each, ago: 40_000 }));
      return ending("answered", { sends: [...late, ...later], says: [place.street, ...(price.says ?? [])] });
    },
  },
];

const ALL = KINDS.reduce((sum, { weight }) => sum + weight, 0);

/** A random story of the mix, or one of this kind. */
export function tellStory(place: Place, chance: Chance, wanted?: Kind): Story {
  let left = chance.next() * ALL;
  const drawn = KINDS.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  const { kind, tell } = (wanted ?? drawn) as Kind;
  return { kind, ...tell(place, chance) };
}

/** Any answer that does not claim to offer the service. */
const NOT_CLAIMED = /^(?!.*(?:sí|claro),? (?:los |las )?(?:hacemos|tenemos|ofrecemos))/is;
const HANDED = "handed over";
const STAFF = "Hola, soy Marta, te atiendo yo";

function ending(outcome: Outcome, ...turns: Turn[]): Omit<Story, "kind"> {
  return { turns, outcome };
}

function line(text: string, ...says: RegExp[]): Line {
  return { sends: [{ text }], says };
}

function silent(text: string): Line {
  return { sends: [{ text }], isSilent: true };
}

function named(sends: readonly CustomerMessage[], name: string): CustomerMessage[] {
  return sends.map((each) => ({ ...each, name }));
}

function priceLine({ offers }: Place, chance: Chance): Line {
  const { name, price } = chance.pick(offers);
  const asks = chance.pick(["¿cuánto cuesta", "¿qué precio tiene", "¿en cuánto sale"]);
  return line(`${chance.pick(GREETINGS)}${asks} ${name.toLowerCase()}?`, exact(price));
}

function hoursLine(chance: Chance): Line {
  return line(`${chance.pick(GREETINGS)}¿a qué hora abren?`, /9:00/);
}

function placeLine({ street }: Place, chance: Chance): Line {
  return line(`${chance.pick(GREETINGS)}¿dónde están ubicados?`, street);
}

function bookLine(place: Place, chance: Chance): Line {
  const service = chance.pick(place.offers).name.toLowerCase();
  const begin = chance.pick(["quiero", "quisiera agendar", "me das cita para", "necesito"]);
  const when = whenOf(place, chance);
  const text = `${chance.pick(GREETINGS)}${begin} ${service} ${when.day} a las ${when.hour}`;
  return { sends: [{ text }], settles: "booked", wish: { service, ...when } };
}

function moveLine(place: Place, chance: Chance): Line {
  const when = whenOf(place, chance);
  const begin = chance.pick(["¿puedo mover mi cita para", "mejor cámbiame la cita para"]);
  return {
    sends: [{ text: `${begin} ${when.day} a las ${when.hour}` }],
    settles: "moved",
    wish: { service: "mi cita", ...when },
  };
}

function cancelLine(chance: Chance): Line {
  const text = chance.pick(["quiero cancelar mi cita", "ya no voy a poder ir, cancela mi cita por favor"]);
  return { sends: [{ text }], settles: "cancelled" };
}

function whenOf({ days, today }: Place, chance: Chance): { day: string; hour: string } {
  return { day: sayTheDay(chance.pick(days), today), hour: chance.pick(HOURS) };
}

function exact(price: string): RegExp {
  return new RegExp(price.replace(/[$.]/g, "\\$&"));
}
