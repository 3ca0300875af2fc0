-- Rooms and equipment of a branch, and which appointment holds which of them.
create table facilities (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  branch_id uuid not null,
  name text collate "es-x-icu" not null,
  kind text not null check (kind in ('room', 'equipment')),
  -- How many there are of the same kind.
  units smallint not null default 1 check (units between 1 and 50),
  notes text not null default '',
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, branch_id) references branches (business_id, id)
);
comment on table facilities is 'catalog/facilities';
call tenant_table('facilities');
create index on facilities (business_id, created_at, id);
create index on facilities (business_id, branch_id);
call relation_table('service_facilities', 'service', 'services', 'facility', 'facilities', 'catalog/services');

create table facility_holds (
  business_id uuid not null references businesses (business_id) on delete cascade,
  appointment_id uuid not null,
  facility_id uuid not null,
  unit smallint not null check (unit between 1 and 50),
  -- What the appointment occupies.
  during tstzrange not null,
  primary key (business_id, appointment_id, facility_id),
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete cascade,
  foreign key (business_id, facility_id) references facilities (business_id, id),
  constraint facility_holds_apart exclude using gist (
    business_id with =, facility_id with =, unit with =, during with &&
  )
);
comment on table facility_holds is 'scheduling/appointments; kept: contact';
call tenant_table('facility_holds');
create index on facility_holds (business_id, facility_id);

call limit_rows('facilities', 'branch(branch_id)');
call limit_rows('service_facilities', 'via(facilities, facility_id)');
call limit_rows('facility_holds', 'via(appointments, appointment_id)');

create function holds_place(status text) returns boolean language sql immutable parallel safe
  return status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente');

-- Bookings of one branch that need a room or equipment go one after the other: nobody waits for two of them in another order.
create function lock_facilities(of_business uuid, of_branch uuid, of_services uuid[]) returns void language plpgsql as $$
begin
  if exists (
    select from service_facilities l join facilities f on f.business_id = l.business_id and f.id = l.facility_id
    where l.business_id = of_business and l.service_id = any (of_services) and f.branch_id = of_branch and not f.is_archived
  ) then
    perform pg_advisory_xact_lock(hashtextextended('facilities ' || of_business || ' ' || of_branch, 0));
  end if;
end $$;

create function await_facilities() returns trigger language plpgsql as $$
begin
  perform lock_facilities(new.business_id, new.branch_id, array[new.service_id]);
  return new;
end $$;

-- An appointment holds one of the rooms that its service names at the branch, and one unit of each equipment: those that it
-- had, else the first that are free. What it held before is free again.
create function hold_facilities() returns trigger language plpgsql as $$
declare
  had uuid[] := '{}';
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
      where f.business_id = new.business_id and f.branch_id = new.branch_id and not f.is_archived and f.kind = need.kind
        and (need.equipment is null or f.id = need.equipment)
        and (f.id = any (had) or exists (select from service_facilities l
          where l.business_id = f.business_id and l.service_id = new.service_id and l.facility_id = f.id))
      order by f.id = any (had) desc, f.created_at, f.id, u.unit
    loop
      insert into facility_holds (business_id, appointment_id, facility_id, unit, during)
        values (new.business_id, new.id, choice.id, choice.unit,
          occupied(new.starts, new.ends, new.minutes_before, new.minutes_after))
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

create trigger await_facilities_of_new before insert on appointments for each row
  when (not new.is_block and holds_place(new.status)) execute function await_facilities();
create trigger await_facilities_of_moved before update on appointments for each row
  when (not new.is_block and (old.starts, old.ends, old.minutes_before, old.minutes_after, old.branch_id, old.service_id,
    holds_place(old.status)) is distinct from (new.starts, new.ends, new.minutes_before, new.minutes_after, new.branch_id,
    new.service_id, holds_place(new.status))) execute function await_facilities();
create trigger hold_facilities_of_new after insert on appointments for each row
  when (not new.is_block and holds_place(new.status)) execute function hold_facilities();
create trigger hold_facilities_of_moved after update on appointments for each row
  when (not new.is_block and (old.starts, old.ends, old.minutes_before, old.minutes_after, old.branch_id, old.service_id,
    holds_place(old.status)) is distinct from (new.starts, new.ends, new.minutes_before, new.minutes_after, new.branch_id,
    new.service_id, holds_place(new.status))) execute function hold_facilities();
