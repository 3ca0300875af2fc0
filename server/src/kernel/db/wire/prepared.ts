// Names for statements that are used often, so that PostgreSQL plans each once for a connection. Planning a short
// statement under row policies costs as much as running it.

/** A statement with this many uses within the time below is prepared. */
const OFTEN = 10;
/** Uses are counted for this long, so that what runs ten times a month takes no place of what runs all day. */
const COUNTED_MS = 60_000;
/** Each takes memory of PostgreSQL on every connection. */
const MOST_PREPARED = 200;
const MOST_COUNTED = 2_000;
const LONGEST = 4_000;

/** Gives names to the texts that are used often: one set of names for each kind of connection. */
export function createNames(prefix: string, most: number) {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  let countedFrom = 0;

  function dropOldCounts(): void {
    const now = performance.now();
    if (now - countedFrom < COUNTED_MS && uses.size < MOST_COUNTED) return;
    uses.clear();
    countedFrom = now;
  }

  return {
    /** The name under which a text is prepared; undefined for one that is used seldom. */
    nameOf(text: string): string | undefined {
      const known = names.get(text);
      if (known) return known;
      if (names.size >= most || text.length > LONGEST) return undefined;
      dropOldCounts();
      const count = (uses.get(text) ?? 0) + 1;
      if (count < OFTEN) {
        uses.set(text, count);
        return undefined;
      }
      uses.delete(text);
      const name = `${prefix}-${names.size}`;
      names.set(text, name);
      return name;
    },
    clear(): void {
      names.clear();
      uses.clear();
    },
  };
}

const own = createNames("often", MOST_PREPARED);
let edition = 0;

/** The name of a statement of the builder; undefined for one that is used seldom. */
export function preparedName(text: string): string | undefined {
  const name = own.nameOf(text);
  return name && inEdition(name);
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
  own.clear();
}
