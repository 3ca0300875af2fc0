-- Funnels: the phases and scenarios through which a business leads its contacts, who stands where, and how they came there.

create table funnels (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  name text collate "es-x-icu" not null,
  description text not null default '',
  notes jsonb not null default '[]',
  -- With their scenarios, in their order.
  phases jsonb not null,
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table funnels is 'growth';
call tenant_table('funnels');
create index on funnels (business_id, created_at, id);

-- The scenarios that there are, for the keys of those who stand in them.
create table funnel_scenarios (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  funnel_id uuid not null,
  phase_id uuid not null,
  primary key (business_id, id),
  unique (business_id, funnel_id, phase_id, id),
  foreign key (business_id, funnel_id) references funnels (business_id, id) on delete cascade
);
comment on table funnel_scenarios is 'growth';
call tenant_table('funnel_scenarios');

-- Once in each funnel at most. A scenario in which somebody stands cannot go.
create table funnel_places (
  business_id uuid not null references businesses (business_id) on delete cascade,
  funnel_id uuid not null,
  contact_id uuid not null,
  phase_id uuid not null,
  scenario_id uuid not null,
  entered_at timestamptz not null,
  primary key (business_id, funnel_id, contact_id),
  foreign key (business_id, funnel_id, phase_id, scenario_id)
    references funnel_scenarios (business_id, funnel_id, phase_id, id) on update cascade,
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade
);
comment on table funnel_places is 'growth; kept: contact';
call tenant_table('funnel_places');
call names_contact('funnel_places');
create index on funnel_places (business_id, scenario_id, entered_at desc, contact_id desc);
create index on funnel_places (business_id, contact_id);

-- Each move, by the names that the places had then.
create table funnel_moves (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  funnel_id uuid not null,
  contact_id uuid not null,
  from_place text not null,
  to_place text not null,
  action text not null,
  moved_by text not null,
  moved_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, funnel_id) references funnels (business_id, id) on delete cascade,
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade
);
comment on table funnel_moves is 'growth; kept: contact';
call tenant_table('funnel_moves');
call names_contact('funnel_moves');
create index on funnel_moves (business_id, contact_id, moved_at desc);
create index on funnel_moves (business_id, funnel_id);

alter table assistants add foreign key (business_id, funnel_id) references funnels (business_id, id);
create index on assistants (business_id, funnel_id) where funnel_id is not null;
