-- When somebody is busy elsewhere, as a calendar outside tells it: no slot is offered and no appointment is made over it.
-- What is told after an appointment was made changes nothing about that appointment, so it is no part of the exclusion.
create table busy_times (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  specialist_id uuid not null,
  -- The entry of the outside calendar; a long one is cut into pieces of a day at most.
  source text not null,
  -- Empty unless the business shows what it is.
  title text not null default '',
  starts timestamptz not null,
  ends timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, specialist_id) references specialists (business_id, id) on delete cascade,
  check (ends > starts and ends - starts <= interval '24 hours'),
  check (extract(epoch from starts) % 60 = 0 and extract(epoch from ends) % 60 = 0)
);
comment on table busy_times is 'scheduling';
call tenant_table('busy_times');
create index busy_times_span on busy_times (business_id, specialist_id, starts) include (ends);
create index busy_times_source on busy_times (business_id, specialist_id, source);
create index busy_times_range on busy_times (business_id, starts);

alter table appointments
  add column google_calendar_id text,
  add column google_calendar_name text;

alter table specialists
  add column google_calendar_id text,
  add column google_calendar_name text,
  -- The handle of the account, never its key (D-15.4).
  add column google_refresh_token uuid;
