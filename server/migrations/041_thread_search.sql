-- The search of the inbox, as fast for what every contact holds as for what one holds: the newest few hundred
-- conversations tell which of the two it is (as search_contacts does).
create or replace function search_threads(pattern text, most int, skip int) returns setof threads
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
declare
  sample constant int := 300;
  business constant uuid := current_business();
  seen int;
  hits int;
begin
  select count(*), count(*) filter (where c.search like pattern) into seen, hits
  from (select contact_id from threads where business_id = business order by last_message_at desc limit sample) newest
    join contacts c on c.business_id = business and c.id = newest.contact_id;
  if seen < sample or hits >= sample / 100 or length(pattern) < 5 then
    -- Along the conversations, newest first; `offset 0` keeps the contacts from being joined as a whole.
    return query
      select t.* from threads t
        cross join lateral (
          select 1 from contacts c where c.business_id = business and c.id = t.contact_id and c.search || '' like pattern offset 0
        ) hit
      where t.business_id = business order by t.last_message_at desc, t.id desc limit most offset skip;
  else
    return query
      select t.* from (select id from contacts where business_id = business and search like pattern offset 0) rare
        join threads t on t.business_id = business and t.contact_id = rare.id
      order by t.last_message_at desc, t.id desc limit most offset skip;
  end if;
end $$;
