-- Conversations that the business tries its assistants with, and what came of it.

create table test_conversations (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  name text collate "es-x-icu" not null,
  -- What the customer writes, in order; without who a real one was.
  lines jsonb not null,
  customer_name text not null default '',
  -- As if it were then (HH:mm); null is when it is run.
  time text,
  expectations jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id)
);
comment on table test_conversations is 'automation; kept: business';
call tenant_table('test_conversations');
create index on test_conversations (business_id, created_at, id);

create table test_runs (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  assistant_id uuid not null,
  -- The form that was tried, over what was stored, and what both came to.
  draft jsonb not null,
  settings jsonb not null,
  version int not null,
  settings_changed jsonb not null,
  conversation_ids jsonb not null,
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  reason text not null default '',
  done int not null default 0,
  passed int not null default 0,
  credits numeric not null default 0,
  started_by text not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, assistant_id) references assistants (business_id, id) on delete cascade
);
comment on table test_runs is 'automation; kept: business';
call tenant_table('test_runs');
create index on test_runs (business_id, assistant_id, created_at desc, id desc);
-- One at a time: the others wait until it is over.
create unique index test_runs_running on test_runs (business_id) where status = 'running';

create table test_results (
  business_id uuid not null references businesses (business_id) on delete cascade,
  run_id uuid not null,
  conversation_id uuid not null,
  name text collate "es-x-icu" not null,
  passed boolean not null,
  failures jsonb not null,
  turns jsonb not null,
  credits numeric not null,
  tokens int not null,
  at timestamptz not null,
  primary key (business_id, run_id, conversation_id),
  foreign key (business_id, run_id) references test_runs (business_id, id) on delete cascade,
  foreign key (business_id, conversation_id) references test_conversations (business_id, id) on delete cascade
);
comment on table test_results is 'automation; kept: business';
call tenant_table('test_results');
create index on test_results (business_id, conversation_id);
