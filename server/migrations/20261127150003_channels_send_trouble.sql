-- A channel whose sends fail for its own fault, while a look finds it good: how often that was since a send arrived, and when last.
alter table channels
  add column failed_sends int not null default 0,
  add column send_failed_at timestamptz;
