-- What was done to one appointment is looked up in the audit log.
create index audit_entries_appointment on audit_entries (business_id, (details ->> 'appointmentId'), id desc)
  where details ->> 'appointmentId' is not null;
