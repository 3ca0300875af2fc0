-- A search finds a person by all their numbers, however apostrophes and invisible signs are written; whoever works here is told
-- things without being among the customers.
alter table contacts
  -- Of the contacts that were merged into this one, for its search.
  add column second_phones text not null default '',
  -- Who works here and was only told things: in no list and no search, until they write or somebody registers them.
  add column is_staff boolean not null default false;
create index contacts_staff on contacts (business_id) where is_staff;

-- As `foldForSearch` of the domain, of a text that may be folded already.
create or replace function folded(text text) returns text language sql immutable parallel safe as $$
  select trim(case
    when octet_length(text) = length(text) and text !~ '  |[''`]' then lower(text)
    else regexp_replace(lower(regexp_replace(normalize(regexp_replace(text,
      '[''`\u00ad\u00b4\u02b9\u02bb-\u02bd\u02c8\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2018\u2019\u201b\u202a-\u202e\u2032\u2060-\u206f\u2800\u3164\ufeff\uff07\uffa0\ufff9-\ufffb]',
      '', 'g'), nfkd), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')
  end)
$$;

-- A name as it can be seen, as `visibleText` of the domain; the sign that joins emoji stays.
create function visible_name(name text) returns text language sql immutable parallel safe as $$
  select case when seen ~ '^[\u200d\s]*$' then '' else seen end
  from (select trim(regexp_replace(regexp_replace(name,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]',
    '', 'g'), '\s+', ' ', 'g')) as seen) as cleaned
$$;
update contacts set name = visible_name(name), lastname = visible_name(lastname),
    second_lastname = visible_name(second_lastname), push_name = visible_name(push_name)
  where octet_length(name || lastname || second_lastname || push_name) <> length(name || lastname || second_lastname || push_name)
    and (name, lastname, second_lastname, push_name)
      is distinct from (visible_name(name), visible_name(lastname), visible_name(second_lastname), visible_name(push_name));
drop function visible_name(text);

update contacts k set second_phones = m.phones
  from (
    select business_id, merged_into, string_agg(phone, ' ' order by phone) as phones
    from contacts where merged_into is not null and phone is not null group by business_id, merged_into
  ) m
  where k.business_id = m.business_id and k.id = m.merged_into;
update contacts set search = search || ' ' || second_phones where second_phones <> '' and deleted_at is null;

-- The contacts that stood for specialists who were told something, and who never wrote.
update contacts c set is_staff = true, search = ''
  where c.type = 'personal' and c.last_interaction is null and c.updated_at = c.created_at and c.deleted_at is null
    and exists (
      select from specialists s
      where s.business_id = c.business_id and s.name = c.name and right(s.whatsapp, 8) = right(c.phone, 8)
    )
    and not exists (select from appointments a where a.business_id = c.business_id and a.contact_id = c.id)
    and not exists (select from money_movements m where m.business_id = c.business_id and m.contact_id = c.id);

-- Every text that a search looks through.
do $$
declare
  place record;
begin
  for place in
    select t.oid::regclass as relation, a.attname as field
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and not a.attisdropped and a.attgenerated = ''
      and (a.attname = 'search_text' or t.relname = 'contacts' and a.attname = 'search')
      and a.atttypid = 'text'::regtype
  loop
    execute format(
      'update %1$s set %2$I = folded(%2$I) where (octet_length(%2$I) <> length(%2$I) or %2$I ~ ''[''''`]'') and %2$I <> folded(%2$I)',
      place.relation, place.field
    );
  end loop;
end $$;
