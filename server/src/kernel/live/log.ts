// The room events of the last minutes, for a connection that was cut (`number-events.ts` numbers them).
import type { Pool } from "pg";
import type { Sweep } from "../queue/sweeper.ts";

export type NumberedEvent = { seq: number; name: string; data: object };

/** Above this, reading everything again is faster. */
const MOST_MISSED = 200;

const MISSED = {
  name: "missed-of-room",
  text: `select c.seq as latest, e.seq, e.name, e.data from live_counters c
    left join live_events e on e.room = c.room and e.seq > coalesce($2, c.seq)
    where c.room = $1 order by e.seq limit ${MOST_MISSED + 1}`,
};

const MISSED_WHILE_OPENING = {
  name: "missed-while-opening",
  text: `select c.seq as latest, e.seq, e.name, e.data from live_counters c
    left join live_events e on e.room = c.room and e.told_at >= now() - make_interval(secs => $2 / 1000.0)
    where c.room = $1 order by e.seq limit ${MOST_MISSED + 1}`,
};
/** The log keeps ten minutes. */
const OLDEST_MS = 5 * 60_000;

type Row = { latest: number; seq: number | null; name: string; data: string };

/**
 * The room's current number, and its events after `since`: null when that is too long ago, too many, or no longer
 * known.
 */
export async function missedOf(
  pool: Pool,
  room: string,
  since: number | null,
): Promise<{ seq: number; missed: NumberedEvent[] | null }> {
  const { rows } = await pool.query<Row>({ ...MISSED, values: [room, since] });
  const seq = rows[0]?.latest ?? 0;
  if (since === null) return { seq, missed: null };
  const missed = eventsOf(rows);
  return { seq, missed: since <= seq && missed.length === seq - since ? missed : null };
}

/** The same for a page that has heard nothing yet: the events since it was opened, `ageMs` ago. */
export async function missedWhileOpening(
  pool: Pool,
  room: string,
  ageMs: number,
): Promise<{ seq: number; missed: NumberedEvent[] | null }> {
  if (ageMs < 0 || ageMs > OLDEST_MS) return missedOf(pool, room, null);
  const { rows } = await pool.query<Row>({ ...MISSED_WHILE_OPENING, values: [room, ageMs] });
  const missed = eventsOf(rows);
  return { seq: rows[0]?.latest ?? 0, missed: missed.length > MOST_MISSED ? null : missed };
}

function eventsOf(rows: readonly Row[]): NumberedEvent[] {
  return rows.flatMap((row) =>
    row.seq === null ? [] : [{ seq: row.seq, name: row.name, data: JSON.parse(row.data) as object }],
  );
}

const MINUTE_MS = 60_000;
const SWEEP = {
  name: "sweep-live-events",
  text: `delete from live_events where (room, seq) in (
    select room, seq from live_events where told_at < now() - interval '10 minutes' limit 500) returning 1 as gone`,
};

export const oldLiveEvents: Sweep = {
  name: "old-live-events",
  every: MINUTE_MS,
  run: async (tx) => (await tx.run(SWEEP, [])).length,
};
