-- Classes: a service says how many clients it takes at the same hour. Their appointments share the time of the specialist
-- and its room; an appointment keeps the number of the day on which it was booked.
alter table services add column capacity smallint not null default 1 check (capacity between 1 and 200);
alter table appointments add column capacity smallint not null default 1;

-- Two entries of one key may be at the same time: the blocks of a specialist, and the appointments of one class.
create function apart_key(is_block boolean, capacity smallint, id uuid, branch_id uuid, service_id uuid, starts timestamptz)
  returns uuid language plpgsql immutable parallel safe as $$
begin
  if is_block then return '00000000-0000-0000-0000-000000000000'; end if;
  if capacity = 1 then return id; end if;
  return md5(branch_id || ' ' || service_id || ' ' || extract(epoch from starts)::bigint)::uuid;
end $$;

-- One check with a short text, as before: PostgreSQL reads the text of each check for every statement that writes.
create function is_sound_entry(
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
    and not (is_block and minutes_before + minutes_after > 0)
    and capacity between 1 and 200 and not (is_block and capacity > 1);
end $$;
alter table appointments
  drop constraint appointments_sound,
  add constraint appointments_sound check (
    is_sound_entry(is_block, status, short_id, service_id, starts, ends, minutes_before, minutes_after, capacity)
  ),
  drop constraint appointments_apart,
  add constraint appointments_apart exclude using gist (
    business_id with =, specialist_id with =, occupied(starts, ends, minutes_before, minutes_after) with &&,
    apart_key(is_block, capacity, id, branch_id, service_id, starts) with <>
  ) where (status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block'));
drop function is_sound_entry(boolean, text, text, uuid, timestamptz, timestamptz, smallint, smallint);
drop function held_ids(boolean, uuid);
drop type id_stretch;

-- A class holds a room and a unit of its equipment once.
alter table facility_holds add column held_by uuid;
update facility_holds set held_by = appointment_id;
alter table facility_holds
  alter column held_by set not null,
  drop constraint facility_holds_apart,
  add constraint facility_holds_apart exclude using gist (
    business_id with =, facility_id with =, unit with =, during with &&, held_by with <>
  );

-- Bookings of one branch that share what is scarce go one after the other: a room, equipment, the places of a class.
create or replace function lock_facilities(of_business uuid, of_branch uuid, of_services uuid[]) returns void language plpgsql as $$
begin
  if exists (
    select from service_facilities l join facilities f on f.business_id = l.business_id and f.id = l.facility_id
    where l.business_id = of_business and l.service_id = any (of_services) and f.branch_id = of_branch and not f.is_archived
  ) or exists (
    select from services s where s.business_id = of_business and s.id = any (of_services) and s.capacity > 1
  ) then
    perform pg_advisory_xact_lock(hashtextextended('facilities ' || of_business || ' ' || of_branch, 0));
  end if;
end $$;

-- How many others hold a place of the class.
create function places_taken(of_class appointments) returns bigint language sql stable as $$
  select count(*) from appointments a
  where a.business_id = of_class.business_id and a.specialist_id = of_class.specialist_id and a.starts = of_class.starts
    and a.status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente') and a.capacity > 1
    and a.service_id = of_class.service_id and a.branch_id = of_class.branch_id and a.id <> of_class.id
$$;

create or replace function await_facilities() returns trigger language plpgsql as $$
begin
  perform lock_facilities(new.business_id, new.branch_id, array[new.service_id]);
  if new.capacity > 1 and places_taken(new) >= new.capacity then
    raise exclusion_violation using message = 'the class is full', schema = 'public', table = 'classes',
      constraint = 'appointments_capacity';
  end if;
  return new;
end $$;

-- As before; the appointments of a class hold the same room and the same units.
create or replace function hold_facilities() returns trigger language plpgsql as $$
declare
  had uuid[] := '{}';
  key uuid := apart_key(new.is_block, new.capacity, new.id, new.branch_id, new.service_id, new.starts);
  need record;
  choice record;
  is_held boolean;
begin
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(h.facility_id), '{}') into had from facility_holds h
      where h.business_id = new.business_id and h.appointment_id = new.id;
    delete from facility_holds h where h.business_id = new.business_id and h.appointment_id = new.id;
  end if;
  if not holds_place(new.status) then return null; end if;
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

drop trigger await_facilities_of_moved on appointments;
drop trigger hold_facilities_of_moved on appointments;
create trigger await_facilities_of_moved before update on appointments for each row
  when (not new.is_block and holds_place(new.status) and (old.starts, old.ends, old.minutes_before, old.minutes_after,
    old.branch_id, old.service_id, old.specialist_id, old.capacity, holds_place(old.status)) is distinct from (new.starts,
    new.ends, new.minutes_before, new.minutes_after, new.branch_id, new.service_id, new.specialist_id, new.capacity, true))
  execute function await_facilities();
create trigger hold_facilities_of_moved after update on appointments for each row
  when (not new.is_block and (old.starts, old.ends, old.minutes_before, old.minutes_after, old.branch_id, old.service_id,
    old.capacity, holds_place(old.status)) is distinct from (new.starts, new.ends, new.minutes_before, new.minutes_after,
    new.branch_id, new.service_id, new.capacity, holds_place(new.status)))
  execute function hold_facilities();

-- Classes are few: what counts their time reads them alone.
create index appointments_classes on appointments (business_id, branch_id, starts) where capacity > 1;
