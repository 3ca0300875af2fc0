-- Each row that names a contact asks whether it was merged. Nearly all of them name it in `contact_id`: that is read as it
-- stands, and no longer out of the whole row as JSON, which cost a booking more than the question itself.
create or replace function follow_merged_contact() returns trigger language plpgsql as $$
declare
  field text := tg_argv[0];
  named uuid;
  became uuid;
  next_one uuid;
begin
  if field = 'contact_id' then named := new.contact_id; else named := (to_jsonb(new) ->> field)::uuid; end if;
  next_one := named;
  while next_one is not null loop
    became := next_one;
    select c.merged_into into next_one from public.contacts c
      where c.business_id = new.business_id and c.id = became for key share;
  end loop;
  if became is not distinct from named then return new; end if;
  if field = 'contact_id' then
    new.contact_id := became;
  else
    new := jsonb_populate_record(new, jsonb_build_object(field, became));
  end if;
  return new;
end $$;

-- PostgreSQL reads the text of each check of a table anew for every statement that writes to it: five of the agenda's become
-- one, whose text is short. What it asks is what they asked.
create function is_sound_entry(
  is_block boolean, status text, short_id text, service_id uuid, starts timestamptz, ends timestamptz
) returns boolean language plpgsql immutable parallel safe as $$
begin
  return ends > starts
    -- The agenda counts in whole minutes.
    and extract(epoch from starts) % 60 = 0 and extract(epoch from ends) % 60 = 0
    -- Searches look no further back than a day for what may still be going on; blocks (holidays) may be longer.
    and (is_block or ends - starts <= interval '24 hours')
    and is_block = (status = 'block')
    and (is_block or (short_id is not null and service_id is not null));
end $$;
alter table appointments
  drop constraint appointments_check,
  drop constraint appointments_check1,
  drop constraint appointments_check2,
  drop constraint appointments_check3,
  drop constraint appointments_check4,
  add constraint appointments_sound check (is_sound_entry(is_block, status, short_id, service_id, starts, ends));
