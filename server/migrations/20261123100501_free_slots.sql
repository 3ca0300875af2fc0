-- When an assistant posts the free hours of a day next; null where it does not.
alter table assistants add column free_slots_at timestamptz;
-- Who was offered hours of late.
create index offered_slots_at on offered_slots (business_id, offered_at);
