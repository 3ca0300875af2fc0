-- Dashboards count by the day of creation, too.
create index appointments_created on appointments (business_id, created_at) include (branch_id, specialist_id, status, is_block);
create index contacts_created on contacts (business_id, created_at) where deleted_at is null;
