-- A place that is held for a person of the waiting list is a block that names its service. It holds what an appointment of
-- the service would hold: a place of its class, a room, a unit of each equipment, the minutes before and after.

-- Two entries of one key may be at the same time: the blocks of a specialist, and the appointments and held places of one class.
create or replace function apart_key(is_block boolean, capacity smallint, id uuid, branch_id uuid, service_id uuid, starts timestamptz)
  returns uuid language plpgsql immutable parallel safe as $$
begin
  if capacity > 1 then return md5(branch_id || ' ' || service_id || ' ' || extract(epoch from starts)::bigint)::uuid; end if;
  if is_block then return '00000000-0000-0000-0000-000000000000'; end if;
  return id;
end $$;

create or replace function is_sound_entry(
  is_block boolean, status text, short_id text, service_id uuid, starts timestamptz, ends timestamptz,
  minutes_before smallint, minutes_after smallint, capacity smallint
) returns boolean language plpgsql immutable parallel safe as $$
begin
  return ends > starts
    -- The agenda counts in whole minutes.
    and extract(epoch from starts) % 60 = 0 and extract(epoch from ends) % 60 = 0
    -- Searches look no further back than a day for what may still be going on; blocks (holidays) may be longer.
    and (is_block or ends - starts <= interval '24 hours')
    and is_block = (status = 'block')
    and (is_block or (short_id is not null and service_id is not null))
    and minutes_before between 0 and 120 and minutes_after between 0 and 120
    and capacity between 1 and 200
    -- Only a block that holds a place has what a service has.
    and not (is_block and service_id is null and (minutes_before + minutes_after > 0 or capacity > 1));
end $$;

create function takes_place(status text, service_id uuid) returns boolean language sql immutable parallel safe
  return status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente') or (status = 'block' and service_id is not null);

-- How many others hold a place of the class; held ones count.
create or replace function places_taken(of_class appointments) returns bigint language sql stable as $$
  select count(*) from appointments a
  where a.business_id = of_class.business_id and a.specialist_id = of_class.specialist_id and a.starts = of_class.starts
    and a.status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block') and a.capacity > 1
    and a.service_id = of_class.service_id and a.branch_id = of_class.branch_id and a.id <> of_class.id
$$;

-- As before; a block that holds a place holds its room and equipment, too.
create or replace function hold_facilities() returns trigger language plpgsql as $$
declare
  had uuid[] := '{}';
  key uuid := case when new.capacity = 1 then new.id
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
        where new.capacity > 1 and h.business_id = f.business_id and h.facility_id = f.id and h.unit = u.unit
          and h.held_by = key limit 1) class on true
      where f.business_id = new.business_id and f.branch_id = new.branch_id and not f.is_archived and f.kind = need.kind
        and (need.equipment is null or f.id = need.equipment)
        and (f.id = any (had) or class.is_own or exists (select from service_facilities l
          where l.business_id = f.business_id and l.service_id = new.service_id and l.facility_id = f.id))
      order by class.is_own nulls last, f.id = any (had) desc, f.created_at, f.id, u.unit
    loop
      insert into facility_holds (business_id, appointment_id, facility_id, unit, during, held_by)
        values (new.business_id, new.id, choice.id, choice.unit,
          occupied(new.starts, new.ends, new.minutes_before, new.minutes_after), key)
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

drop trigger await_facilities_of_new on appointments;
drop trigger hold_facilities_of_new on appointments;
drop trigger await_facilities_of_moved on appointments;
drop trigger hold_facilities_of_moved on appointments;
create trigger await_facilities_of_new before insert on appointments for each row
  when (takes_place(new.status, new.service_id) and (new.needs_facilities or new.capacity > 1))
  execute function await_facilities();
create trigger hold_facilities_of_new after insert on appointments for each row
  when (takes_place(new.status, new.service_id) and new.needs_facilities)
  execute function hold_facilities();
create trigger await_facilities_of_moved before update on appointments for each row
  when (takes_place(new.status, new.service_id) and (old.starts, old.ends, old.minutes_before, old.minutes_after,
    old.branch_id, old.service_id, old.specialist_id, old.capacity, takes_place(old.status, old.service_id)) is distinct from
    (new.starts, new.ends, new.minutes_before, new.minutes_after, new.branch_id, new.service_id, new.specialist_id,
    new.capacity, true))
  execute function await_facilities();
create trigger hold_facilities_of_moved after update on appointments for each row
  when ((old.starts, old.ends, old.minutes_before, old.minutes_after, old.branch_id, old.service_id, old.capacity,
    takes_place(old.status, old.service_id)) is distinct from (new.starts, new.ends, new.minutes_before, new.minutes_after,
    new.branch_id, new.service_id, new.capacity, takes_place(new.status, new.service_id)))
  execute function hold_facilities();
drop function holds_place(text);

-- A class may be offered to several at a time; its places are counted where they are held.
alter table waiting_offers
  add column is_class boolean not null default false,
  drop constraint waiting_offers_apart,
  add constraint waiting_offers_apart exclude using gist (
    business_id with =, specialist_id with =, tstzrange(starts, ends, '[)') with &&
  ) where (status = 'open' and not is_class);
