// Names for the builder's statements that are used often, so that PostgreSQL plans each once for a connection. Planning
// a short statement under row policies costs as much as running it.

/** A statement with this many uses within the time below is prepared. */
const OFTEN = 10;
/** Uses are counted for this long, so that what runs ten times a month takes no place of what runs all day. */
const COUNTED_MS = 60_000;
/** Each takes memory of PostgreSQL on every connection. */
const MOST_PREPARED = 200;
const MOST_COUNTED = 2_000;
const LONGEST = 4_000;

const uses = new Map<string, number>();
const names = new Map<string, string>();
let edition = 0;
let countedFrom = 0;

/** The name under which a text is prepared; undefined for one that is used seldom. */
export function preparedName(text: string): string | undefined {
  const name = names.get(text);
  if (name) return inEdition(name);
  if (names.size >= MOST_PREPARED || text.length > LONGEST) return undefined;
  startCountingAnew();
  const count = (uses.get(text) ?? 0) + 1;
  if (count < OFTEN) {
    uses.set(text, count);
    return undefined;
  }
  uses.delete(text);
  names.set(text, `often-${names.size}`);
  return inEdition(`often-${names.size - 1}`);
}

function startCountingAnew(): void {
  const now = performance.now();
  if (now - countedFrom < COUNTED_MS && uses.size < MOST_COUNTED) return;
  uses.clear();
  countedFrom = now;
}

/** The name of a handwritten statement on the wire. An empty name stays empty: such a statement is not prepared. */
export function inEdition(name: string): string {
  return edition === 0 || name === "" ? name : `${name}~${edition}`;
}

/** PostgreSQL's error for a prepared `select *` whose table has another column since. */
export const CHANGED_COLUMNS = "0A000";

/** From now on statements are counted from zero and prepared under other names. */
export function prepareAgain(): void {
  edition += 1;
  names.clear();
  uses.clear();
}
