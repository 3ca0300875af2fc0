-- Where an answer goes while it is another number of the contact than the one that stands in the directory: the one that
-- wrote last, as of contacts that were merged (docs/decisions/0043). Null: the contact's own.
alter table threads add column reply_phone text;
