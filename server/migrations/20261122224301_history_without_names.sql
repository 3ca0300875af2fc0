-- The log of an appointment named it by its title, which names its client: the log is never changed, and a client may be
-- deleted. What stands there keeps what was done, and loses the title.
update audit_entries set summary = regexp_replace(summary,
    '^Cambió la cita .* de ((?:Agendada|Confirmada|Cancelada|Asistida|No asistida|Pago pendiente|No pagada) a [^:]+)$',
    'Cambió la cita de \1')
  where action = 'appointment.status' and summary not like 'Cambió la cita del __/__/____ %';
update audit_entries set summary = regexp_replace(summary,
    '^Movió la cita .* de (\d\d/\d\d/\d{4} \d\d:\d\d–\d\d:\d\d a \d\d/\d\d/\d{4} \d\d:\d\d–\d\d:\d\d)$', 'Movió la cita de \1')
  where action = 'appointment.moved';
update audit_entries set summary = regexp_replace(summary, '^Cambió de la cita .*: ([^:]+)$', 'Cambió de la cita: \1')
  where action = 'appointment.changed' and summary not like 'Cambió de la cita del __/__/____ %';
update audit_entries set summary = 'Editó una cita sin haber leído su última versión' where action = 'appointment.edited';
update audit_entries set summary = regexp_replace(summary, '^Eliminó la cita .* del ([^ ]+)$', 'Eliminó la cita del \1')
  where action = 'appointment.deleted';
