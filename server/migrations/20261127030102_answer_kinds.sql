-- What every answer of an assistant was: waiting marks, filters and counters follow from it, and no reading of its words.
alter table messages add column answer_kind text
  check (answer_kind in ('resolved', 'asked', 'not_understood', 'not_known', 'media_not_read', 'handed_over'));

-- How many answers in a row resolved nothing, and which kind of answer called a person.
alter table threads add column unresolved int not null default 0;
alter table threads add column wait_kind text check (wait_kind in ('not_understood', 'not_known', 'media_not_read'));
