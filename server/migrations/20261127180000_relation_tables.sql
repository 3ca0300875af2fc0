-- The parts of the resource kit that live in the database.

-- The table of a field with ids of other rows, which is called after its resource and its field. Its rows go with the row
-- that has the field; a row that is named cannot be deleted.
-- `call relation_table('course_resources', 'course', 'courses', 'resource', 'resources', 'catalog')`.
create procedure relation_table(
  name text, one text, one_table regclass, other text, other_table regclass, area text
) language plpgsql as $$
begin
  execute format(
    'create table %1$I (
      business_id uuid not null references businesses (business_id) on delete cascade,
      %2$I uuid not null,
      %3$I uuid not null,
      primary key (business_id, %2$I, %3$I),
      foreign key (business_id, %2$I) references %4$s (business_id, id) on delete cascade,
      foreign key (business_id, %3$I) references %5$s (business_id, id)
    )', name, one || '_id', other || '_id', one_table, other_table);
  execute format('comment on table %I is %L', name, area);
  call tenant_table(name::regclass);
  execute format('create index on %I (business_id, %I)', name, other || '_id');
end $$;

-- How many rows of a kind the plan of a business allows; without a row the usual number holds.
create table plan_limits (
  business_id uuid not null references businesses (business_id) on delete cascade,
  name text not null,
  most int not null check (most >= 0),
  primary key (business_id, name)
);
comment on table plan_limits is 'ground';
call tenant_table('plan_limits');
