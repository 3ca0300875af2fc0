-- When a session was last used, within some minutes: to tell a lost phone from the computer at the counter.
alter table sessions add column seen_at timestamptz not null default now();
update sessions set seen_at = updated_at;
