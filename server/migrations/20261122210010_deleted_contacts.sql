-- A contact that is deleted loses its personal data at once; its row stays, as nobody's, where appointments need it
-- (docs/decisions/0035).
alter table contacts add column deleted_at timestamptz;

alter table appointments drop constraint appointments_business_id_contact_id_fkey;
alter table appointments add constraint appointments_contact_fkey
  foreign key (business_id, contact_id) references contacts (business_id, id);
