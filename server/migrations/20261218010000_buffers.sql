-- Time before and after an appointment, to prepare and to clean up. A service says its minutes; an appointment keeps those
-- of the day on which it was booked. What is occupied is apart: the appointment with its minutes on either side.
alter table services
  add column minutes_before smallint not null default 0 check (minutes_before between 0 and 120),
  add column minutes_after smallint not null default 0 check (minutes_after between 0 and 120);
alter table appointments
  add column minutes_before smallint not null default 0,
  add column minutes_after smallint not null default 0;

create function occupied(starts timestamptz, ends timestamptz, minutes_before smallint, minutes_after smallint)
  returns tstzrange language plpgsql immutable parallel safe as $$
begin
  return tstzrange(starts - make_interval(mins => minutes_before), ends + make_interval(mins => minutes_after), '[)');
end $$;

-- One check with a short text, as before: PostgreSQL reads the text of each check for every statement that writes.
create function is_sound_entry(
  is_block boolean, status text, short_id text, service_id uuid, starts timestamptz, ends timestamptz,
  minutes_before smallint, minutes_after smallint
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
    and not (is_block and minutes_before + minutes_after > 0);
end $$;
alter table appointments
  drop constraint appointments_sound,
  add constraint appointments_sound check (
    is_sound_entry(is_block, status, short_id, service_id, starts, ends, minutes_before, minutes_after)
  ),
  drop constraint appointments_apart,
  add constraint appointments_apart exclude using gist (
    business_id with =, specialist_id with =, occupied(starts, ends, minutes_before, minutes_after) with &&,
    held_ids(is_block, id) with &&
  ) where (status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block'));
drop function is_sound_entry(boolean, text, text, uuid, timestamptz, timestamptz);

-- What keeps a person busy is read from the index alone.
drop index appointments_busy;
create index appointments_busy on appointments (business_id, specialist_id, starts)
  include (ends, id, is_block, minutes_before, minutes_after)
  where status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block');
