-- Somebody may object to every message that the business sends by itself, those of their appointments too.
alter table contact_objections drop constraint contact_objections_purpose_check;
alter table contact_objections add constraint contact_objections_purpose_check
  check (purpose in ('secondary', 'messages', 'assistant'));
