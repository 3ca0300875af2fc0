-- The directory as somebody keeps it: a search, a filter, an order and columns under a name.
create table contact_views (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  name text collate "es-x-icu" not null,
  -- What stands in the address behind the question mark.
  address text not null,
  created_by text not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, name)
);
comment on table contact_views is 'business';
call tenant_table('contact_views');

-- The orders of the directory.
create index contacts_by_name on contacts (business_id, name, id) where deleted_at is null;
create index contacts_by_interaction on contacts (business_id, last_interaction, id) where deleted_at is null;
