-- Where a person let us tell them something while the product is closed: one row for each browser.
create table push_devices (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Whoever signs out there is told nothing more there.
  session_id uuid not null references sessions (id) on delete cascade,
  -- Of the push service of that browser: whoever knows it can send there, so it leaves the server to nobody.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table push_devices is 'ground; global: of a person, whatever the business';
create index on push_devices (user_id);
create index on push_devices (session_id);
