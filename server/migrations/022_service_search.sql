-- Migrations run as the owner, whom the row policies do not let see: they are lifted for the moment.
alter table services no force row level security;

-- What the search of the list looks through: folded, written by the application with each change.
alter table services add column search_text text not null default '';
create function folded_once(text text) returns text language sql immutable as $$
  select trim(regexp_replace(lower(regexp_replace(normalize(text, nfd), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g'))
$$;
update services set search_text = folded_once(concat_ws(' ', name, description, custom_id));
drop function folded_once(text);

-- Who gives what, and where, belongs to the lower floor: services ask through it.
comment on table service_specialists is 'business';
comment on table service_branches is 'business';

alter table services force row level security;
