-- Several services of one client, one after the other, booked together: each is an appointment of its own.
alter table appointments add column visit_id uuid;
create index appointments_visit on appointments (business_id, visit_id) where visit_id is not null;
