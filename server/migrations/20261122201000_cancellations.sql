-- When an appointment was cancelled and what its client is to be told, if anything (D-5.2).
alter table appointments
  add column cancelled_at timestamptz,
  add column cancellation_message text not null default '';
alter table appointments no force row level security;
update appointments set cancelled_at = updated_at where status = 'cancelada';
alter table appointments force row level security;
