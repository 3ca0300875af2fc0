-- Audiences: people put on a list, or a filter of the directory that is asked anew each time.

create table audiences (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  name text collate "es-x-icu" not null,
  description text not null default '',
  -- Of a living one; null is a fixed list.
  filter jsonb,
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table audiences is 'growth';
call tenant_table('audiences');
create index on audiences (business_id, created_at, id);

create table audience_contacts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  audience_id uuid not null,
  contact_id uuid not null,
  primary key (business_id, audience_id, contact_id),
  foreign key (business_id, audience_id) references audiences (business_id, id) on delete cascade,
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade
);
comment on table audience_contacts is 'growth';
call tenant_table('audience_contacts');
create index on audience_contacts (business_id, contact_id);
