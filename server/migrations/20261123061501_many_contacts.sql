-- The first pages of a directory of a million contacts: how many there are is counted without reading them, and by name and by
-- their last interaction they are walked in the order in which they are shown.
-- A plan that was made for any number of words and rows sorts what only has to be walked.
alter function search_contacts(text[], int) set plan_cache_mode = force_custom_plan;

create index contacts_there on contacts (business_id, type) where deleted_at is null;

drop index contacts_by_name;
create index contacts_by_name on contacts
  (business_id, (nullif(coalesce(nullif(name, ''), push_name), '') collate "es-x-icu"), id) where deleted_at is null;

drop index contacts_by_interaction;
create index contacts_by_interaction on contacts (business_id, last_interaction desc nulls last, id desc)
  where deleted_at is null;
