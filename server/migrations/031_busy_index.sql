-- What keeps somebody busy, read from the index alone: appointments that hold their place, and blocks.
drop index appointments_busy;
drop index appointments_blocks;
create index appointments_busy on appointments (business_id, specialist_id, starts) include (ends, id, is_block)
  where status in ('agendada', 'confirmada', 'asistida', 'pago_pendiente', 'block');
create index appointments_blocks on appointments (business_id, specialist_id, ends) include (starts) where is_block;
