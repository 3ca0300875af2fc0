-- What an entry of the history is about, so that one row's own history can be read.
alter table audit_entries add column subject_id uuid;
create index audit_entries_subject on audit_entries (business_id, subject_id, id desc) where subject_id is not null;
