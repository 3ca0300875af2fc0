-- What is said in a sound, written down by a language model; '' where nobody did.
alter table messages add column transcript text not null default '';
