-- A flow names the forms that it sends: they are archived instead of deleted (D-17.20).
alter table flow_references
  add column form_id uuid,
  drop constraint flow_references_check,
  add constraint flow_references_one check (num_nonnulls(assistant_id, resource_id, form_id) = 1),
  add foreign key (business_id, form_id) references forms (business_id, id);
create index on flow_references (business_id, form_id) where form_id is not null;
