-- What open screens were told in the last minutes, in one growing order for each room, so that a line that was cut hears
-- what it missed (docs/decisions/0047). Nothing of it is worth a flush to disk: after a crash of the database both are
-- empty, the order goes on from the clock, which is ahead of it, and screens read anew.
create unlogged table live_counters (
  room text primary key,
  seq bigint not null,
  -- By how much it grew last.
  step int not null
);
comment on table live_counters is 'ground; global: how far the order of each room has come';

create unlogged table live_events (
  room text not null,
  seq bigint not null,
  name text not null,
  data text not null,
  told_at timestamptz not null default now(),
  primary key (room, seq)
);
comment on table live_events is 'ground; global: ids that screens were told of, read for those who have entered the room';
create index on live_events (told_at);
