-- The row of a deleted contact stays until its enrollments are forgotten, so that who waits hears of the free place.
alter table enrollments
  drop constraint enrollments_business_id_contact_id_fkey,
  add foreign key (business_id, contact_id) references contacts (business_id, id);
