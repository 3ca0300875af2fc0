// What the customer's own words of this turn name and ask, as the built-in parser reads them. A model's acts are
// compared with it: the answer must be about the same thing.
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import { fold } from "../../../kit/text.ts";
import type { ActKind } from "../engine/lexicon/acts.ts";
import { grievanceOf } from "../engine/parse/acts/grievance.ts";
import { readTurn } from "../engine/parse/reading.ts";
import { type Clock, canBe } from "../engine/parse/time/clock.ts";
import { knownWords } from "../engine/parse/words/known-words.ts";
import type { ToolBranch, ToolService, ToolSpecialist } from "../tools/answers/schema.ts";

export type CustomerWords = {
  /** For each named service: its candidates. */
  services: readonly (readonly string[])[];
  /** They name something that the business does not offer. */
  isNotOffered: boolean;
  branches: readonly string[];
  specialists: readonly string[];
  days: readonly { from: Day; to: Day }[];
  clocks: readonly Clock[];
  intents: ReadonlySet<ActKind>;
  /** A question, or a request of a kind that the parser knows. */
  asks: boolean;
  isQuestion: boolean;
  /** They complain, were harmed or dispute money. */
  isGrieved: boolean;
};

type Rows = {
  services: readonly ToolService[];
  branches: readonly ToolBranch[];
  specialists: readonly ToolSpecialist[];
};

export function readCustomer(
  texts: readonly string[],
  { services, branches, specialists }: Rows,
  now: { day: Day; time: HourMinute },
): CustomerWords {
  const shop = { services: [...services], branches: [...branches], specialists: [...specialists] };
  const reading = readTurn(texts, { ...shop, words: knownWords(shop) }, now, null, []);
  const meant = reading.services.filter(({ denied }) => !denied);
  const isQuestion = texts.some((text) => /[¿?]/.test(text));
  return {
    services: meant.filter(({ sure }) => sure).map((mention) => mayMean(mention, reading.text, services)),
    isNotOffered: reading.notOffered.length > 0,
    branches: reading.branches.filter(({ denied }) => !denied).flatMap(({ ids }) => ids),
    specialists: reading.specialists.filter(({ denied }) => !denied).flatMap(({ ids }) => ids),
    days: reading.days.filter(({ denied, weak, existing }) => !denied && !weak && !existing),
    clocks: reading.times.filter(isExact).map(({ clock }) => clock),
    intents: reading.intents,
    asks:
      !isCallForHelp(texts, reading.intents) &&
      (isQuestion || [...reading.intents].some((intent) => !COURTESY.has(intent))),
    isQuestion,
    isGrieved: grievanceOf(reading.text) !== null,
  };
}

const COURTESY: ReadonlySet<ActKind> = new Set(["greeting", "thanks", "bye", "help"]);

/** 'El corte' may be each service with that word; 'manicure' is only 'Manicure', not 'Manicure con gel'. */
function mayMean(
  { ids, at, end }: { ids: string[]; at: number; end: number },
  text: string,
  services: readonly ToolService[],
) {
  const said = wordsIn(text.slice(at, end));
  const isWholeName = services.some(
    ({ id, name }) => ids.includes(id) && wordsIn(name).every((word) => said.includes(word)),
  );
  if (isWholeName) return ids;
  const kindred = services.filter(({ name }) => said.every((word) => wordsIn(name).includes(word)));
  return [...new Set([...ids, ...kindred.map(({ id }) => id)])];
}

function wordsIn(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
}

/** Only '¿Me ayudas?'. */
function isCallForHelp(texts: readonly string[], intents: ReadonlySet<ActKind>): boolean {
  const text = texts.join(" ");
  return (
    intents.has("help") && [...intents].every((intent) => COURTESY.has(intent)) && text.length <= 30 && !/\d/.test(text)
  );
}

function isExact(time: {
  denied: boolean;
  weak: boolean;
  existing: boolean;
  bound: unknown;
  until?: Clock;
  bare?: number;
}) {
  return !time.denied && !time.weak && !time.existing && time.bound === null && !time.until && time.bare === undefined;
}

/** The customer named every one of `ids`, or named none at all. */
export function areNamed(customer: CustomerWords, kind: "branches" | "specialists", ids: readonly string[]): boolean {
  return customer[kind].length === 0 || ids.every((id) => customer[kind].includes(id));
}

/** Only named services, where the customer named any. */
export function areNamedServices({ services }: CustomerWords, ids: readonly string[]): boolean {
  return services.length === 0 || ids.every((id) => services.some((mention) => mention.includes(id)));
}

/** A named day is among these days, where the customer named any. */
export function isNamedDay({ days }: CustomerWords, from: Day, to: Day): boolean {
  return days.length === 0 || days.some((named) => named.from <= to && named.to >= from);
}

/** The named hour, where the customer named one. */
export function isNamedTime({ clocks }: CustomerWords, time: HourMinute | undefined): boolean {
  return time === undefined || clocks.length === 0 || clocks.some((clock) => canBe(clock, time));
}
