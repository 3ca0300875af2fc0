-- In a visit each person prepares and cleans up once (decision 158). The room of each part is kept for the preparation and
-- the cleaning of its own service all the same (decision 163). The parts of one visit do not exclude each other.

-- What a room or equipment is held for: of a part of a visit with the minutes of its service.
create function held_during(
  of_business uuid, of_visit uuid, of_service uuid, starts timestamptz, ends timestamptz, minutes_before smallint, minutes_after smallint
) returns tstzrange language sql stable as $$
  select occupied(starts, ends,
    greatest(minutes_before, (select s.minutes_before from services s
      where of_visit is not null and s.business_id = of_business and s.id = of_service)),
    greatest(minutes_after, (select s.minutes_after from services s
      where of_visit is not null and s.business_id = of_business and s.id = of_service)))
$$;

update facility_holds h set held_by = a.visit_id
  from appointments a
  where a.business_id = h.business_id and a.id = h.appointment_id and a.capacity = 1 and a.visit_id is not null;

-- As before; a part of a visit holds for its visit, and stays in the room of the part before it where it may.
create or replace function hold_facilities() returns trigger language plpgsql as $$
declare
  had uuid[] := '{}';
  key uuid := case when new.capacity = 1 then coalesce(new.visit_id, new.id)
    else apart_key(new.is_block, new.capacity, new.id, new.branch_id, new.service_id, new.starts) end;
  need record;
  choice record;
  is_held boolean;
begin
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(h.facility_id), '{}') into had from facility_holds h
      where h.business_id = new.business_id and h.appointment_id = new.id;
    delete from facility_holds h where h.business_id = new.business_id and h.appointment_id = new.id;
  end if;
  if not takes_place(new.status, new.service_id) then return null; end if;
  for need in
    select f.kind, case when f.kind = 'equipment' then f.id end as equipment, min(f.created_at) as since
    from service_facilities l join facilities f on f.business_id = l.business_id and f.id = l.facility_id
    where l.business_id = new.business_id and l.service_id = new.service_id
      and f.branch_id = new.branch_id and not f.is_archived
    group by 1, 2 order by f.kind desc, since, equipment
  loop
    is_held := false;
    for choice in
      select f.id, u.unit from facilities f cross join generate_series(1, f.units) u(unit)
      left join lateral (select true as is_own from facility_holds h
        where (new.capacity > 1 or new.visit_id is not null) and h.business_id = f.business_id and h.facility_id = f.id
          and h.unit = u.unit and h.held_by = key limit 1) kept on true
      where f.business_id = new.business_id and f.branch_id = new.branch_id and not f.is_archived and f.kind = need.kind
        and (need.equipment is null or f.id = need.equipment)
        and (f.id = any (had) or (new.capacity > 1 and kept.is_own) or exists (select from service_facilities l
          where l.business_id = f.business_id and l.service_id = new.service_id and l.facility_id = f.id))
      order by new.capacity > 1 and kept.is_own nulls last, f.id = any (had) desc, kept.is_own nulls last,
        f.created_at, f.id, u.unit
    loop
      insert into facility_holds (business_id, appointment_id, facility_id, unit, during, held_by)
        values (new.business_id, new.id, choice.id, choice.unit,
          held_during(new.business_id, case when new.capacity = 1 then new.visit_id end, new.service_id,
            new.starts, new.ends, new.minutes_before, new.minutes_after), key)
        on conflict do nothing;
      is_held := found;
      exit when is_held;
    end loop;
    if not is_held then
      raise exclusion_violation using message = 'no facility is free', schema = 'public', table = 'facility_holds',
        constraint = 'facility_holds_apart';
    end if;
  end loop;
  return null;
end $$;
