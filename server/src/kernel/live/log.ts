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
  const missed = rows.flatMap((row) =>
    row.seq === null ? [] : [{ seq: row.seq, name: row.name, data: JSON.parse(row.data) as object }],
  );
  return { seq, missed: since <= seq && missed.length === seq - since ? missed : null };
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
