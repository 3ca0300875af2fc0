-- An emoji and a correction of one message are told apart and come in any order: each is older or newer than its like alone.
alter table messages add column reacted_at timestamptz;
