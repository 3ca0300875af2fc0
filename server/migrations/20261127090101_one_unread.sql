-- One meaning of unread for the list, its filter, the badges and the directory: what no person opened, and that waits for one or
-- has no answer and none due (contract/conversation).
alter table threads add column is_for_people boolean not null generated always as (
  unread_count > 0 and (
    waiting_since is not null or silence_reason <> '' or last_inbound_seq > answered_seq and answer_due_at is null
  )
) stored;

drop index threads_unread;
drop index threads_unread_for_people;
create index threads_unread on threads (business_id, last_message_at desc, id desc) where is_for_people;
create index threads_unread_of_contact on threads (business_id, contact_id) where is_for_people;
