-- Businesses in the public directory, as their owners write them.

create table discovery_businesses (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  assistant_id uuid,
  category text not null check (category in ('medicos', 'nutriologos', 'psicologos')),
  subcategory text not null default '',
  keywords jsonb not null default '[]',
  name text collate "es-x-icu" not null,
  description text not null,
  -- Digits without country code.
  phone text not null default '',
  whatsapp text not null,
  country_code text not null default '52',
  -- Addresses of its pages, by network.
  social jsonb not null,
  address text not null default '',
  -- A link to a map.
  location text not null default '',
  city text not null default '',
  state text not null default '',
  country text not null default '',
  -- Latitude and longitude in degrees.
  coordinates jsonb,
  -- The professional licence.
  license text not null,
  -- A range, as people write it.
  pricing text not null,
  published boolean not null default false,
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, assistant_id) references assistants (business_id, id) on delete set null (assistant_id)
);
comment on table discovery_businesses is 'platform/discovery; kept: business';
call tenant_table('discovery_businesses');
create index on discovery_businesses (business_id, created_at, id);
create index on discovery_businesses (business_id, assistant_id) where assistant_id is not null;

-- What the public directory lists, read before any business is known: ids and the place in the directory alone.
create table directory_entries (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  category text not null,
  subcategory text not null,
  listed_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, id) references discovery_businesses (business_id, id) on delete cascade
);
comment on table directory_entries is 'platform/discovery; global: finds the businesses of a page of the directory';
create index on directory_entries (category, subcategory, listed_at desc, id);
create index on directory_entries (id);

-- Listed while it is published and not archived, whoever changes it.
create function list_in_directory() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.published and not new.is_archived then
    insert into directory_entries (business_id, id, category, subcategory)
      values (new.business_id, new.id, new.category, new.subcategory)
      on conflict (business_id, id) do update set category = new.category, subcategory = new.subcategory;
  else
    delete from directory_entries where business_id = new.business_id and id = new.id;
  end if;
  return null;
end $$;
create trigger list_in_directory
  after insert or update of published, is_archived, category, subcategory on discovery_businesses
  for each row execute function list_in_directory();
