-- What somebody paid stays as of 'Contacto eliminado' (docs/decisions/0035).
alter table money_movements drop constraint money_movements_business_id_contact_id_fkey;
alter table money_movements add constraint money_movements_contact_fkey
  foreign key (business_id, contact_id) references contacts (business_id, id);
