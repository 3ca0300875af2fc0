-- A campaign may say which assistant answers what contacts write to it.
alter table campaigns add column assistant_id uuid;
alter table campaigns add foreign key (business_id, assistant_id) references assistants (business_id, id)
  on delete set null (assistant_id);
create index on campaigns (business_id, assistant_id) where assistant_id is not null;
