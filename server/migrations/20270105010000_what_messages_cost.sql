-- In which category the channel charged for a message that arrived, as it reports it; empty for none.
alter table messages add column charged_as text not null default '' check (length(charged_as) <= 40);
