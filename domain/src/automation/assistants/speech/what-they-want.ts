// What the customer's own words say about a turn: a model does not decide this.
import { type ActKind, OF_ROWS } from "../engine/lexicon/acts.ts";
import { readWishes, type Wishes } from "../engine/parse/wishes.ts";

const COURTESY: ReadonlySet<ActKind> = new Set(["greeting", "thanks", "bye"]);
/** What a service includes is only in a text of the business. */
const KNOWN: ReadonlySet<ActKind> = new Set<ActKind>([
  ...OF_ROWS.filter((kind) => kind !== "includes"),
  "my-appointments",
]);

/** They thank or say goodbye, and want nothing else. */
export function isThanks(texts: readonly string[]): boolean {
  const all = texts.map(readWishes);
  const isSaid = all.some(({ kinds }) => kinds.has("thanks") || kinds.has("bye"));
  return isSaid && all.every(({ kinds, isPlain }) => isPlain && [...kinds].every((kind) => COURTESY.has(kind)));
}

/** They ask something that the business has rows of: 'I do not know' would be false. */
export function isAnswerable(texts: readonly string[]): boolean {
  return texts.map(readWishes).some(asksForRows);
}

/** Rows answer every question: no part needs a text of the business. */
export function isOfRowsAlone(texts: readonly string[]): boolean {
  const all = texts.map(readWishes);
  return all.some(asksForRows) && !all.some(({ kinds, hasMore }) => hasMore || kinds.has("unknown-fact"));
}

/** A person is asked for in one of the texts. */
export function asksForPerson(texts: readonly string[]): boolean {
  return texts.map(readWishes).some(wantsPerson);
}

/**
 * Why a model may not hand over, as a text for it; null where it may. Rows answer first, and a customer who does not
 * want a person gets none. `said`: the whole conversation so far.
 */
export function keptFromPerson(
  said: readonly { role: string; text: string }[],
  texts: readonly string[],
): string | null {
  const turn = texts.map(readWishes);
  if (turn.some(wantsPerson)) return null;
  const earlier = said.filter(({ role }) => role === "user").map(({ text }) => readWishes(text));
  // The last statement counts.
  const last = [...earlier, ...turn].findLast((one) => one.refusesPerson || wantsPerson(one));
  if (last?.refusesPerson) return "El cliente no quiere que lo pases con nadie: respóndele tú.";
  return turn.some(asksForRows) ? "Lo que pregunta lo responden los datos guardados: díselo primero con `say`." : null;
}

function wantsPerson({ kinds }: Wishes): boolean {
  return kinds.has("person");
}

function asksForRows({ kinds }: Wishes): boolean {
  return [...kinds].some((kind) => KNOWN.has(kind));
}
