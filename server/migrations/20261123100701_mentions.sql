-- Who of the business was named in a note of the conversation and has not opened it since. Empty for nearly all of them, so
-- that the index holds little and changes with nothing else of the row.
alter table threads add column mentioned_ids uuid[] not null default '{}';
create index threads_mentioned on threads using gin (mentioned_ids) where mentioned_ids <> '{}';
