-- A visit of several services is told once: a message speaks of `appointment_id`, its first, and of these after it.
-- `version` holds one for each of them, by semicolons.
alter table notifications
  add column with_appointments uuid[] not null default '{}',
  add column visit_id uuid;
create index notifications_visit on notifications (business_id, visit_id, created_at) where visit_id is not null;
