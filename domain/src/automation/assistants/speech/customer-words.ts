// What the customer's own words of this turn name and ask. A model's acts are
// compared with it: the answer must be about the same thing.
import type { Day, HourMinute } from "../../../kit/calendar.ts";
import { foldedWords } from "../../../kit/text.ts";
import type { ActKind } from "../engine/lexicon/acts.ts";
import { parse } from "../engine/parse/parse.ts";
import { type Clock, canBe } from "../engine/parse/time/clock.ts";
import type { SaidService, SaidTime, Utterance } from "../engine/parse/utterance.ts";
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
  const shop = { services: [...services], branches: [...branches], specialists: [...specialists], quotes: [] };
  const said = parse(texts, { ...shop, words: knownWords(shop) }, now, { asks: null, options: [] });
  const isQuestion = said.cues.has("question mark");
  return {
    services: said.services.filter(({ denied, sure }) => !denied && sure).map((one) => mayMean(one, services)),
    isNotOffered: said.notOffered.length > 0,
    branches: said.branches.filter(({ denied }) => !denied).flatMap(({ ids }) => ids),
    specialists: said.people.filter(({ denied }) => !denied).flatMap(({ ids }) => ids),
    days: said.days.filter(({ denied, weak, existing }) => !denied && !weak && !existing),
    clocks: said.times.filter(isExact).map(({ clock }) => clock),
    intents: said.kinds,
    asks: !isCallForHelp(said) && (isQuestion || [...said.kinds].some((kind) => !isNoRequest(kind))),
    isQuestion,
    isGrieved: said.grievance !== null,
  };
}

const COURTESY: ReadonlySet<ActKind> = new Set(["greeting", "thanks", "bye", "help"]);

/** Words of the way here count only near an appointment; a story has them too. */
function isNoRequest(kind: ActKind): boolean {
  return COURTESY.has(kind) || kind === "arriving";
}

/** 'El corte' may be each service with that word; 'manicure' is only 'Manicure', not 'Manicure con gel'. */
function mayMean({ ids, words: said }: SaidService, services: readonly ToolService[]): readonly string[] {
  const isWholeName = services.some(
    ({ id, name }) => ids.includes(id) && foldedWords(name, 3).every((word) => said.includes(word)),
  );
  if (isWholeName) return ids;
  const kindred = services.filter(({ name }) => said.every((word) => foldedWords(name, 3).includes(word)));
  return [...new Set([...ids, ...kindred.map(({ id }) => id)])];
}

/** Only '¿Me ayudas?'. */
function isCallForHelp({ kinds, wordCount }: Utterance): boolean {
  return kinds.has("help") && wordCount <= MOST_WORDS_OF_CALL && [...kinds].every((kind) => COURTESY.has(kind));
}

const MOST_WORDS_OF_CALL = 6;

function isExact(time: SaidTime): boolean {
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
