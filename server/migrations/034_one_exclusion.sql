-- One exclusion constraint in place of two: an appointment has its time to itself against everything, a block against
-- appointments only (D-4.2, D-4.3). Each entry holds its time on a stretch of ids: an appointment on all of them, a
-- block on its own alone, so that two blocks never meet. A booking then searches and writes one index instead of two.
create type id_stretch as range (subtype = uuid);
create function held_ids(is_block boolean, id uuid) returns id_stretch language sql immutable parallel safe
  return case when is_block then id_stretch(id, id, '[]') else id_stretch(null, null) end;
alter table appointments
  drop constraint appointments_apart,
  drop constraint appointments_outside_blocks,
  add constraint appointments_apart exclude using gist (
    business_id with =, specialist_id with =, tstzrange(starts, ends, '[)') with &&, held_ids(is_block, id) with &&
  ) where (status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block'));
