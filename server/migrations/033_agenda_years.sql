-- Migrations run as the owner, whom the row policies do not let see: they are lifted for the moment.
alter table appointments no force row level security;

-- The agenda knows the years 2000 to 2100: outside of them neither zones nor searches can count, and one such row kept
-- its whole agenda from being read. An appointment from beyond is cancelled and kept for the contact's history, at the
-- edge of the calendar with its time in the notes; a block from beyond keeps nobody busy, and goes.
delete from appointments
  where is_block and (ends <= '2000-01-01T00:00Z' or starts >= '2101-01-01T00:00Z');
update appointments set updated_at = now(), starts = greatest(starts, '2000-01-01T00:00Z'), ends = least(ends, '2101-01-01T00:00Z')
  where is_block and (starts < '2000-01-01T00:00Z' or ends > '2101-01-01T00:00Z');
update appointments set updated_at = now(), status = 'cancelada',
    details = left(concat_ws(E'\n', nullif(details, ''),
      'La fecha original no cabe en el calendario: ' || to_char(starts at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')), 2000),
    starts = case when starts < '2000-01-01T00:00Z' then '2000-01-01T12:00Z'::timestamptz else '2100-12-31T12:00Z' end,
    ends = case when starts < '2000-01-01T00:00Z' then '2000-01-01T12:00Z'::timestamptz else '2100-12-31T12:00Z' end + (ends - starts)
  where not is_block and (starts < '2000-01-01T00:00Z' or starts >= '2101-01-01T00:00Z');

-- What begins on the last day may end on the next.
alter table appointments add constraint appointments_years
  check (starts >= '2000-01-01T00:00Z' and starts < '2101-01-01T00:00Z' and ends <= '2101-01-02T00:00Z');

alter table appointments force row level security;
