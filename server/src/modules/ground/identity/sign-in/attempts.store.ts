import type { Tx } from "../../../../kernel/db/tx.ts";

export type AttemptRow = { key: string; tries: number; until: Date };

const COUNT = {
  name: "count-tries",
  text: `insert into attempts (key, tries, until)
    select key, 1, until from unnest($1::text[], $2::timestamptz[]) as tried (key, until) order by key
    on conflict (key) do update set
      tries = case when attempts.until <= $3 then 1 else attempts.tries + 1 end,
      until = case when attempts.until <= $3 then excluded.until else attempts.until end
    returning key, tries, until`,
};

/** Counts one more try of each key; the first one after its `until` starts again with the given one. */
export function countTries(tx: Tx, tries: { key: string; until: Date }[], now: Date): Promise<AttemptRow[]> {
  return tx.run<AttemptRow>(COUNT, [tries.map(({ key }) => key), tries.map(({ until }) => until), now]);
}

const SWEEP = {
  name: "sweep-attempts",
  text: `delete from attempts where key in
    (select key from attempts where until <= $1 limit 100 for update skip locked)`,
};

/** Deletes some expired ones. */
export async function sweepAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.run(SWEEP, [now]);
}

const TAKE_BACK = {
  name: "take-back-tries",
  text: `update attempts set tries = case when key = any ($1::text[]) then greatest(tries - 1, 0) else 0 end
    where key in (select key from attempts where key = any ($1::text[] || $2::text[]) order by key for update)`,
};

/** Subtracts one try from each of `less`, and clears each of `none`. */
export async function takeBack(tx: Tx, less: string[], none: string[]): Promise<void> {
  await tx.run(TAKE_BACK, [less, none]);
}
