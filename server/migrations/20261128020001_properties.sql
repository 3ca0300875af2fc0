-- Properties: what is sold or rented by visits.

create table properties (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  custom_id text not null default '',
  name text collate "es-x-icu" not null,
  description text not null default '',
  -- An address, or a map link.
  location text not null,
  -- As people write it, with its currency.
  price text not null,
  available boolean not null default true,
  -- Addresses: a path of ours for a file of the business, or one elsewhere.
  images jsonb not null default '[]',
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table properties is 'catalog/properties';
call tenant_table('properties');
create index on properties (business_id, created_at, id);
call uses_files('properties');
call relation_table('property_resources', 'property', 'properties', 'resource', 'resources', 'catalog/properties');

-- The properties that a conversion event is about.
call relation_table(
  'conversion_event_properties', 'event', 'conversion_events', 'property', 'properties',
  'growth/conversion-events; kept: contact'
);
