-- Google Calendar: accounts that were let in, the calendar of each specialist, what was written there, what has to be asked.
create table google_accounts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  email text not null,
  -- Sealed; null once Google no longer takes it.
  refresh_token text,
  reason text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, email)
);
comment on table google_accounts is 'scheduling';
call tenant_table('google_accounts');

-- Somebody was sent to Google to give permission: comes back once, in the same session, within minutes.
create table google_consents (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  state_digest bytea not null,
  session_digest bytea not null,
  -- Sealed.
  verifier text not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, state_digest)
);
comment on table google_consents is 'scheduling';
call tenant_table('google_consents');

create table linked_calendars (
  business_id uuid not null references businesses (business_id) on delete cascade,
  specialist_id uuid not null,
  account_id uuid not null,
  calendar_id text not null,
  name text not null,
  shows_titles boolean not null default false,
  sync_token text,
  synced_at timestamptz,
  -- The last time that everything was read, and not only what changed.
  full_synced_at timestamptz,
  failing_since timestamptz,
  failure text not null default '',
  -- Who reads it at the moment, and until when it is believed.
  lease uuid,
  leased_until timestamptz,
  channel_id uuid,
  channel_resource text,
  channel_ends_at timestamptz,
  watch_again_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, specialist_id),
  -- One calendar is of one specialist.
  unique (business_id, calendar_id),
  foreign key (business_id, specialist_id) references specialists (business_id, id) on delete cascade,
  foreign key (business_id, account_id) references google_accounts (business_id, id)
);
comment on table linked_calendars is 'scheduling';
call tenant_table('linked_calendars');
create index on linked_calendars (business_id, account_id);

-- When each is due, and which channel speaks of it: read before the business is known.
create table calendar_routes (
  business_id uuid not null references businesses (business_id) on delete cascade,
  specialist_id uuid not null,
  due_at timestamptz not null,
  channel_id uuid unique,
  channel_token_digest bytea,
  primary key (business_id, specialist_id)
);
comment on table calendar_routes is 'scheduling; global: finds what is due, and the business of a notification before it is known';
create index on calendar_routes (due_at);

-- Where the event of an appointment is, and what was last said of it; outlives the appointment until the event is gone.
create table calendar_events (
  business_id uuid not null references businesses (business_id) on delete cascade,
  appointment_id uuid not null,
  specialist_id uuid not null,
  account_id uuid not null,
  calendar_id text not null,
  event_id text not null,
  -- A deleted event's id is taken for ever: one that comes back has another.
  generation int not null default 0,
  -- The appointment's updated_at that was written there; null while it is on its way.
  pushed_version timestamptz,
  starts timestamptz not null,
  ends timestamptz not null,
  -- By Google's clock, when we last wrote it: what is not newer is our own echo.
  google_updated timestamptz,
  -- Somebody deleted it there.
  is_gone boolean not null default false,
  primary key (business_id, appointment_id),
  foreign key (business_id, account_id) references google_accounts (business_id, id) on delete cascade,
  foreign key (business_id, specialist_id) references specialists (business_id, id) on delete cascade
);
comment on table calendar_events is 'scheduling';
call tenant_table('calendar_events');
create index on calendar_events (business_id, specialist_id, event_id);
create index on calendar_events (business_id, account_id);

-- What somebody did in Google that a person has to decide here. Those of one specialist and kind are one question.
create table calendar_questions (
  business_id uuid not null references businesses (business_id) on delete cascade,
  appointment_id uuid not null,
  specialist_id uuid not null,
  kind text not null check (kind in ('deleted', 'moved')),
  -- Where it was moved to.
  starts timestamptz,
  ends timestamptz,
  asked_at timestamptz not null,
  primary key (business_id, appointment_id),
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete cascade,
  foreign key (business_id, specialist_id) references specialists (business_id, id) on delete cascade
);
comment on table calendar_questions is 'scheduling';
call tenant_table('calendar_questions');
create index on calendar_questions (business_id, specialist_id);
