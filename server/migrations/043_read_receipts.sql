-- Up to where the contact was shown that it was read, and that somebody is writing: each once for a message.
alter table threads
  add column read_seq bigint not null default 0,
  add column typing_seq bigint not null default 0;
