-- In which session somebody who does not belong there opened the business: once a session, however many processes hear
-- of it at a time (D-16.7).
alter table audit_entries add column session_id uuid;
create unique index audit_entries_one_opening on audit_entries (business_id, session_id) where action = 'business.opened';
