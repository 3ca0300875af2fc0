-- Of a word that hardly anybody has, the index of trigrams reads the list of each of its three letters, and the long lists of the
-- common ones cost most where contacts are many. There it is asked for five letters of the word alone: those that the fewest of
-- the newest have. What it finds is held against the whole word as before.
create or replace function search_contacts(words text[], most int) returns setof contacts
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
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
  -- what the planner knows of the table; a small one is read through sooner than its letters are weighed
  is_large constant boolean := coalesce((select reltuples > 200000 from pg_class where oid = 'public.contacts'::regclass), false);
  piece text;
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
    piece := holds[1];
    -- a number is common in all its parts
    if is_large and likes[1] ~ '^[[:alpha:]][[:alnum:]]{5,}$' then
      select '%' || substr(likes[1], at, 5) || '%' into piece
      from (
        select at, sum(held) over (order by at rows between current row and 2 following) as held
        from (
          select at, (
            select count(*) from (
              select search from contacts where business_id = business order by id desc limit 50
            ) newest where newest.search like '%' || substr(likes[1], at, 3) || '%'
          ) as held
          from generate_series(1, length(likes[1]) - 2) at
        ) threes
      ) fives
      where at <= length(likes[1]) - 4
      order by held, at desc
      limit 1;
    end if;
    return query
      select * from (select * from contacts where business_id = business and search like piece offset 0) rare
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
        select * from (select * from contacts where business_id = business order by id desc offset 0) walked
        where search like all (holds)
          and case when search like any (begins) then 1 when search like any (inside) then 2 else 3 end = rank
        limit most;
    end if;
    get diagnostics got = row_count;
    most := most - got;
    exit when most <= 0;
  end loop;
end $$;
