-- Migrations run as the owner, whom the row policies do not let see: they are lifted for the moment.
alter table businesses no force row level security;
alter table branches no force row level security;
alter table contacts no force row level security;

-- What the calendar cannot hold stays out, and what came in before is mended: a birthday outside the years that calls may
-- carry becomes the one of a contact who told none, a note's date is brought within them, and a date of a custom field
-- stays as the text that it is.
update contacts set birthdate = '2000-01-01', updated_at = now()
  where birthdate < '1900-01-01' or birthdate > '2100-12-31';
alter table contacts add constraint contacts_birthdate check (birthdate between '1900-01-01' and '2100-12-31');

update contacts set updated_at = now(), notes = (
    select jsonb_agg(case
      when note ->> 'date' < '1900' then note || '{"date": "1900-01-01T12:00:00.000Z"}'
      when note ->> 'date' >= '2100-12-31' then note || '{"date": "2100-12-31T12:00:00.000Z"}'
      else note end order by place)
    from jsonb_array_elements(notes) with ordinality as kept (note, place))
  where exists (select from jsonb_array_elements(notes) as note
    where note ->> 'date' < '1900' or note ->> 'date' >= '2100-12-31');

update contacts set updated_at = now(), custom_fields = (
    select jsonb_agg(case
      when field ->> 'type' = 'date' and (field ->> 'value' < '1900' or field ->> 'value' > '2100-12-31')
      then field || '{"type": "string"}' else field end order by place)
    from jsonb_array_elements(custom_fields) with ordinality as kept (field, place))
  where exists (select from jsonb_array_elements(custom_fields) as field
    where field ->> 'type' = 'date' and (field ->> 'value' < '1900' or field ->> 'value' > '2100-12-31'));

-- A zone that this database does not know could not be read by it: the country's own holds, until somebody sets another.
update businesses set timezone = 'America/Mexico_City', updated_at = now()
  where lower(timezone) not in (select lower(name) from pg_timezone_names);
update branches b set timezone_set = null, updated_at = now(),
    zone = (select timezone from businesses own where own.business_id = b.business_id)
  where lower(zone) not in (select lower(name) from pg_timezone_names);

-- A closed day of a branch is the single slot 00:00-00:00, whatever marker it was written with.
create function hours_as_kept(ranges jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(range order by place), '[{"from": "00:00", "to": "00:00"}]')
  from jsonb_array_elements(ranges) with ordinality as given (range, place)
  where (range ->> 'from') || '-' || (range ->> 'to') not in ('00:00-00:00', '00:01-23:59', '00:02-23:58')
$$;
update branches set schedules = (
    select jsonb_object_agg(day, case jsonb_typeof(ranges) when 'array' then hours_as_kept(ranges) else ranges end)
    from jsonb_each(schedules) as week (day, ranges))
  where schedules::text like '%"00:01"%' or schedules::text like '%"00:02"%' or schedules::text like '%"00:00"%';
drop function hours_as_kept(jsonb);

alter table businesses force row level security;
alter table branches force row level security;
alter table contacts force row level security;
