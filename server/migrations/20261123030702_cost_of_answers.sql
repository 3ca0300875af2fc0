-- What an answer of a language model cost, and why an assistant said nothing.
alter table messages add column cost jsonb;
alter table threads add column silence_reason text not null default '';
