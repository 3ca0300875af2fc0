-- The search of the directory puts first whose name begins as was typed, then those of whom a surname or another word does,
-- then the rest; the newest first in each. Words are found in any order.

create index contacts_begin on contacts (business_id, search text_pattern_ops);

drop function search_contacts(text, int);

-- `words` are folded, as is the text that is searched. As before, what many contacts hold is soonest found by walking from
-- the newest, and what few hold through an index; the newest few hundred tell which of the two it is, for each of the
-- three ranks by itself. `|| ''` keeps a walk from the indexes and `offset 0` an index from the walk. Two letters make no
-- trigram, so they walk.
create function search_contacts(words text[], most int) returns setof contacts
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  sample constant int := 300;
  few constant int := sample / 100;
  business constant uuid := current_business();
  likes constant text[] := array(select regexp_replace(w, '([\\%_])', '\\\1', 'g') from unnest(words) w order by length(w) desc);
  begins constant text[] := array(select w || '%' from unnest(likes) w);
  inside constant text[] := array(select '% ' || w || '%' from unnest(likes) w);
  holds constant text[] := array(select '%' || w || '%' from unnest(likes) w);
  has_trigram constant boolean := length(likes[1]) >= 3;
  seen int;
  hits int[];
  got int;
begin
  select count(*), array[count(*) filter (where r = 1), count(*) filter (where r = 2), count(*) filter (where r = 3)]
    into seen, hits
  from (
    select case when not search like all (holds) then 0 when search like any (begins) then 1
      when search like any (inside) then 2 else 3 end as r
    from contacts where business_id = business order by id desc limit sample
  ) newest;

  if has_trigram and few > all (hits) then
    return query
      select * from (select * from contacts where business_id = business and search like holds[1] offset 0) rare
      where search like all (holds)
      order by case when search like any (begins) then 1 when search like any (inside) then 2 else 3 end, id desc
      limit most;
    return;
  end if;

  for rank in 1..3 loop
    if hits[rank] < few and rank = 1 then
      return query
        select * from contacts
        where business_id = business and search like all (holds) and id in (
          select same.id from unnest(words) w cross join lateral (
            select id from contacts
            where business_id = business and search ~>=~ w and search ~<~ (w || chr(1114111)) offset 0
          ) same
        )
        order by id desc limit most;
    elsif hits[rank] < few and has_trigram then
      return query
        select * from (
          select * from contacts
          where business_id = business
            and search like case when rank = 2 and cardinality(words) = 1 then inside[1] else holds[1] end offset 0
        ) rare
        where search like all (holds) and search not like all (begins)
          and case when search like any (inside) then 2 else 3 end = rank
        order by id desc limit most;
    else
      return query
        select * from contacts
        where business_id = business and search || '' like all (holds)
          and case when search || '' like any (begins) then 1 when search || '' like any (inside) then 2 else 3 end = rank
        order by id desc limit most;
    end if;
    get diagnostics got = row_count;
    most := most - got;
    exit when most <= 0;
  end loop;
end $$;
alter function search_contacts(text[], int) owner to mostrador_search;
revoke all on function search_contacts(text[], int) from public;
grant execute on function search_contacts(text[], int) to mostrador_app;

-- The owner's number may be of another country than that of the business.
alter table businesses add column owner_country_code text not null default '52';
update businesses set owner_country_code = country_code;
