// Many alike in one transaction: what each of them asks in the same tick is asked for all in one statement. They go
// forward side by side, because each waits for the same answers.
import type { Tx } from "../tx.ts";

/**
 * `one` asks for one key. `many` asks for all keys of a tick, some of which may be equal, and answers in their order;
 * it locks rows in the order of their ids.
 */
export function gathered<Key, Value>(
  one: (tx: Tx, key: Key) => Promise<Value>,
  many: (tx: Tx, keys: readonly Key[]) => Promise<readonly Value[]>,
): (tx: Tx, key: Key) => Promise<Value> {
  return async (tx, key) => {
    const { gathering } = tx;
    if (!gathering) return one(tx, key);
    let asked = gathering.get(many);
    if (!asked) {
      const keys: Key[] = [];
      const answers = new Promise<readonly Value[]>((resolve, reject) => {
        process.nextTick(() => {
          gathering.delete(many);
          many(tx, keys).then(resolve, reject);
        });
      });
      asked = { keys, answers };
      gathering.set(many, asked);
    }
    const place = asked.keys.push(key) - 1;
    return (await asked.answers)[place] as Value;
  };
}

/** The answers in the order of the keys. */
export function inOrderOf<Row>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(key));
}

/**
 * Carries all out in the open transaction, and waits for each before it tells that one failed: then none of their
 * statements comes after the end of the transaction. A savepoint would hold the writes of others, so there is none.
 */
export async function allTogether<Item, C extends { tx?: Tx }>(
  tx: Tx,
  ctx: C,
  items: readonly Item[],
  work: (tx: Tx, ctx: C, item: Item) => Promise<void>,
): Promise<void> {
  const shared: Tx = {
    ...tx,
    unlimited: tx.unlimited,
    gathering: new Map(),
    savepoint: () => Promise.reject(NO_SAVEPOINT),
  };
  const inside = { ...ctx, tx: shared };
  const ends = await Promise.allSettled(items.map((item) => work(shared, inside, item)));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

const NO_SAVEPOINT = new Error("Many alike share a transaction, so that none of them has a savepoint.");
