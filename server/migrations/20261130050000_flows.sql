-- Flows: what the business automates, as graphs. Each save is a version; runs end on the version they began with.

create table flows (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  name text collate "es-x-icu" not null,
  is_active boolean not null default false,
  -- The latest version; new runs begin with it.
  version int not null check (version > 0),
  -- What starts it, read from its trigger.
  event text not null check (event in ('whatsapp_message', 'instagram_message', 'facebook_message', 'instagram_comment',
    'facebook_comment', 'timer')),
  -- The params of its trigger.
  trigger jsonb not null,
  -- Names the chain of ticks: those of an earlier chain do nothing.
  timer_id uuid,
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table flows is 'automation/flows';
call tenant_table('flows');
create index on flows (business_id, created_at, id);
create index flows_started_by on flows (business_id, event) where is_active;

create table flow_versions (
  business_id uuid not null references businesses (business_id) on delete cascade,
  flow_id uuid not null,
  version int not null check (version > 0),
  name text not null,
  -- Its nodes, edges, triggerNodeId and settings.
  graph jsonb not null,
  changed_by text not null,
  created_at timestamptz not null,
  primary key (business_id, flow_id, version),
  foreign key (business_id, flow_id) references flows (business_id, id) on delete cascade
);
comment on table flow_versions is 'automation/flows';
call tenant_table('flow_versions');

-- What the latest version of a flow names, by node: it is not deleted while it is here.
create table flow_references (
  business_id uuid not null references businesses (business_id) on delete cascade,
  flow_id uuid not null,
  node_id text not null,
  assistant_id uuid,
  resource_id uuid,
  primary key (business_id, flow_id, node_id),
  check (num_nonnulls(assistant_id, resource_id) = 1),
  foreign key (business_id, flow_id) references flows (business_id, id) on delete cascade,
  foreign key (business_id, assistant_id) references assistants (business_id, id),
  foreign key (business_id, resource_id) references resources (business_id, id)
);
comment on table flow_references is 'automation/flows';
call tenant_table('flow_references');
create index on flow_references (business_id, assistant_id) where assistant_id is not null;
create index on flow_references (business_id, resource_id) where resource_id is not null;

create table flow_runs (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  flow_id uuid not null,
  version int not null,
  contact_id uuid,
  thread_id uuid,
  comment_id uuid,
  -- The tick of a timer, or the run that this one repeats: neither starts two.
  cause text not null,
  state text not null check (state in ('running', 'waiting', 'done', 'stopped', 'failed')),
  -- The node that is next, or that waits; of a run that ended, the last one.
  node_id text not null,
  waits_for text check (waits_for in ('time', 'reply', 'assistant', 'hours')),
  waits_until timestamptz,
  -- Names the wait under way: the job of an earlier one wakes nothing.
  wake_id uuid,
  -- What its nodes know: the signal, text_string, the rows that were fetched.
  variables jsonb not null,
  steps int not null default 0,
  -- Whether it has said something or passed the conversation on.
  has_answered boolean not null default false,
  -- The latest message of the contact that it took.
  taken_message_id uuid,
  -- Why it ended, in Spanish.
  reason text not null default '',
  started_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  primary key (business_id, id),
  unique (business_id, flow_id, cause),
  foreign key (business_id, flow_id, version) references flow_versions (business_id, flow_id, version) on delete cascade,
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade,
  foreign key (business_id, thread_id) references threads (business_id, id) on delete set null (thread_id),
  foreign key (business_id, comment_id) references comments (business_id, id) on delete set null (comment_id),
  check ((state = 'waiting') = (waits_for is not null) and (state = 'waiting') = (wake_id is not null)),
  check ((ended_at is null) = (state in ('running', 'waiting')))
);
comment on table flow_runs is 'automation/flows; kept: history by ended_at';
call tenant_table('flow_runs');
call names_contact('flow_runs');
create index flow_runs_newest on flow_runs (business_id, started_at desc, id desc);
create index flow_runs_of_flow on flow_runs (business_id, flow_id, started_at desc, id desc);
create index flow_runs_version on flow_runs (business_id, flow_id, version);
create index flow_runs_contact on flow_runs (business_id, contact_id, started_at desc);
create index flow_runs_thread on flow_runs (business_id, thread_id) where thread_id is not null;
create index flow_runs_comment on flow_runs (business_id, comment_id) where comment_id is not null;
create index flow_runs_open on flow_runs (business_id, flow_id, node_id) where ended_at is null;
-- One run a contact and flow.
create unique index flow_runs_one on flow_runs (business_id, flow_id, contact_id) where ended_at is null;

-- What a run did: one row a node that it passed.
create table flow_steps (
  business_id uuid not null references businesses (business_id) on delete cascade,
  run_id uuid not null,
  number int not null check (number > 0),
  node_id text not null,
  outcome text not null default 'passed' check (outcome in ('passed', 'waited', 'ended', 'failed')),
  branch text not null default '',
  -- What it read and gave.
  data jsonb not null default '{}',
  -- What went wrong or why it waits, in Spanish.
  note text not null default '',
  took_ms int not null default 0,
  at timestamptz not null,
  primary key (business_id, run_id, number),
  foreign key (business_id, run_id) references flow_runs (business_id, id) on delete cascade
);
comment on table flow_steps is 'automation/flows; kept: history by at';
call tenant_table('flow_steps');

-- Answers that came before their wait.
create table flow_answers (
  business_id uuid not null references businesses (business_id) on delete cascade,
  run_id uuid not null,
  message_id uuid not null,
  text text not null,
  at timestamptz not null,
  primary key (business_id, run_id, message_id),
  foreign key (business_id, run_id) references flow_runs (business_id, id) on delete cascade
);
comment on table flow_answers is 'automation/flows; kept: messages by at';
call tenant_table('flow_answers');

-- Conversations that a flow passed to one assistant, until somebody else gets them.
create table flow_delegations (
  business_id uuid not null references businesses (business_id) on delete cascade,
  thread_id uuid not null,
  assistant_id uuid not null,
  run_id uuid,
  -- What the flow asks of the assistant.
  prompt text not null default '',
  flow_name text not null,
  -- What the assistant answered to the run that waits for it.
  reply text,
  created_at timestamptz not null,
  primary key (business_id, thread_id),
  foreign key (business_id, thread_id) references threads (business_id, id) on delete cascade,
  foreign key (business_id, assistant_id) references assistants (business_id, id) on delete cascade,
  foreign key (business_id, run_id) references flow_runs (business_id, id) on delete set null (run_id)
);
comment on table flow_delegations is 'automation/flows; kept: contact';
call tenant_table('flow_delegations');
create index on flow_delegations (business_id, assistant_id);
create index on flow_delegations (business_id, run_id) where run_id is not null;
