// Sends events to rooms: each gets the next number of its room, is kept for some minutes, and goes to every process.
// Other notices of that moment are sent with them.

/** `data` is JSON. */
export type RoomEvent = { room: string; name: string; data: string };

/**
 * Numbers, keeps and sends in one statement. A second writer in a room waits for the first one's commit, so numbers
 * arrive in order; they start from the clock, so none is used twice, even after the tables were lost.
 */
export const TELL = {
  name: "tell-rooms",
  text: `with told as (
      select channel, room, name, data, row_number() over (partition by room order by n) as place, count(*) over (partition by room) as many
      from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality as t (channel, room, name, data, n)
    ), counted as (
      insert into live_counters as c (room, seq, step)
      select room, floor(extract(epoch from clock_timestamp()) * 1000)::bigint + max(many), max(many) from told
      group by room order by room
      on conflict (room) do update set seq = c.seq + excluded.step, step = excluded.step
      returning room, seq, step
    ), numbered as (
      select channel, room, name, data, seq - step + place as seq from told join counted using (room)
    ), kept as (
      insert into live_events (room, seq, name, data) select room, seq, name, data from numbered
    )
    select pg_notify(channel, payload) from (
      select channel, json_build_object('room', room, 'name', name, 'data', data::json, 'seq', seq)::text as payload, room, seq
      from numbered
      union all
      select channel, payload, null, n from unnest($5::text[], $6::text[]) with ordinality as words (channel, payload, n)
    ) notices order by room nulls last, seq`,
};
