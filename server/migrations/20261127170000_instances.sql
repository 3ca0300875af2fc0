-- The processes of this installation that live, so that each can look whether all of them have one folder of files. What is
-- lost when PostgreSQL dies is written again within seconds.
create unlogged table instances (
  id uuid primary key,
  -- where it runs, for the log
  name text not null,
  seen_at timestamptz not null default now()
);
comment on table instances is 'ground; global: belongs to no business';
