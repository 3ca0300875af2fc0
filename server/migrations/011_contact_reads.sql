-- The two hot reads of the directory: its list, by type too, and its search.

create index contacts_recent_of_type on contacts (business_id, type, id desc);

-- What many contacts hold is soonest found by walking from the newest; what few hold, through the trigrams. Which of the
-- two it is shows in the newest few hundred: left to itself the planner takes a short text that nobody holds for a
-- common one and walks the whole directory. `|| ''` keeps the walk from the trigrams and `offset 0` the trigrams from
-- the walk. Two letters make no trigram, so they walk.
create or replace function search_contacts(pattern text, most int) returns setof contacts
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  sample constant int := 300;
  business constant uuid := current_business();
  seen int;
  hits int;
begin
  select count(*), count(*) filter (where newest.search like pattern) into seen, hits
  from (select search from contacts where business_id = business order by id desc limit sample) newest;
  if seen < sample or hits >= sample / 100 or length(pattern) < 5 then
    return query
      select * from contacts where business_id = business and search || '' like pattern order by id desc limit most;
  else
    return query
      select * from (select * from contacts where business_id = business and search like pattern offset 0) rare
      order by id desc limit most;
  end if;
end $$;
