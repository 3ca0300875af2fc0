-- An answer that is to be spoken before it goes out; no longer set once it is, or once nobody could.
alter table messages add column is_aloud boolean not null default false;
