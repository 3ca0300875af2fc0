-- Traffic sources: a keyword in what somebody writes first says where they come from; which assistants attend whom.

create table traffic_sources (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  source text collate "es-x-icu" not null,
  keyword text collate "es-x-icu" not null,
  description text not null,
  match_type text not null default 'partial' check (match_type in ('exact', 'partial')),
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table traffic_sources is 'growth';
call tenant_table('traffic_sources');
create index on traffic_sources (business_id, created_at, id);

-- Who came through which, and when first.
create table traffic_source_contacts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  traffic_source_id uuid not null,
  contact_id uuid not null,
  came_at timestamptz not null,
  primary key (business_id, traffic_source_id, contact_id),
  foreign key (business_id, traffic_source_id) references traffic_sources (business_id, id) on delete cascade,
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade
);
comment on table traffic_source_contacts is 'growth; kept: contact';
call tenant_table('traffic_source_contacts');
call names_contact('traffic_source_contacts');
create index on traffic_source_contacts (business_id, contact_id);

-- Whom an assistant attends: none of them is everybody.
create table assistant_traffic_sources (
  business_id uuid not null references businesses (business_id) on delete cascade,
  assistant_id uuid not null,
  traffic_source_id uuid not null,
  primary key (business_id, assistant_id, traffic_source_id),
  foreign key (business_id, assistant_id) references assistants (business_id, id) on delete cascade,
  foreign key (business_id, traffic_source_id) references traffic_sources (business_id, id)
);
comment on table assistant_traffic_sources is 'automation';
call tenant_table('assistant_traffic_sources');
create index on assistant_traffic_sources (business_id, traffic_source_id);
