-- Migrations run as the owner, whom the row policies do not let see: they are lifted for the moment.
alter table branches no force row level security;
alter table specialists no force row level security;

-- What the search of a list looks through: folded, written by the application with each change.
alter table branches add column search_text text not null default '';
alter table specialists add column search_text text not null default '';

create function folded_once(text text) returns text language sql immutable as $$
  select trim(regexp_replace(lower(regexp_replace(normalize(text, nfd), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g'))
$$;
update branches set search_text = folded_once(concat_ws(' ', name, city, state));
update specialists set search_text = folded_once(concat_ws(' ', name, whatsapp, email, custom_id));
drop function folded_once(text);

alter table branches force row level security;
alter table specialists force row level security;
