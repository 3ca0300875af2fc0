-- Resources: pictures, videos and sounds that are sent along, and what shows them.

create table resources (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  custom_id text not null default '',
  name text collate "es-x-icu" not null,
  usage text not null check (usage in ('massiveCampaign', 'IAAssistantResource', 'static')),
  -- Each with its address: a path of ours for a file of the business, or one elsewhere.
  items jsonb not null default '[]',
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table resources is 'catalog';
call tenant_table('resources');
create index on resources (business_id, created_at, id);
call uses_files('resources');

-- Which resources go with which branches and services: until now no id of a resource was one, so that both lists are empty.
create table branch_resources (
  business_id uuid not null references businesses (business_id) on delete cascade,
  branch_id uuid not null,
  resource_id uuid not null,
  primary key (business_id, branch_id, resource_id),
  foreign key (business_id, branch_id) references branches (business_id, id) on delete cascade,
  foreign key (business_id, resource_id) references resources (business_id, id)
);
comment on table branch_resources is 'business';
call tenant_table('branch_resources');
create index on branch_resources (business_id, resource_id);

create table service_resources (
  business_id uuid not null references businesses (business_id) on delete cascade,
  service_id uuid not null,
  resource_id uuid not null,
  primary key (business_id, service_id, resource_id),
  foreign key (business_id, service_id) references services (business_id, id) on delete cascade,
  foreign key (business_id, resource_id) references resources (business_id, id)
);
comment on table service_resources is 'catalog';
call tenant_table('service_resources');
create index on service_resources (business_id, resource_id);

alter table branches drop column resources;
alter table services drop column resources;
