-- Assistants: who answers the customers.

create table assistants (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  name text collate "es-x-icu" not null,
  mode text not null check (mode in ('production', 'testing')),
  type text not null check (type in ('new', 'business', 'client')),
  model text not null check (model in ('gpt_model', 'reasoning_model')),
  temperature float8 not null,
  reasoning_effort text not null check (reasoning_effort in ('low', 'medium', 'high')),
  goal text not null,
  image text not null default '',
  personality text not null,
  instructions jsonb not null,
  branch_id uuid,
  is_working boolean not null default true,
  color text not null,
  channel jsonb not null,
  respond_to text not null default 'messages',
  correspond_to text not null check (correspond_to in ('leads_and_clients', 'leads', 'clients', 'business', 'test_numbers')),
  funnel_id uuid,
  -- Credits an answer of the provider costs, times the model's own; never taken from a body.
  price numeric(10, 2) not null default 1,
  capabilities jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, branch_id) references branches (business_id, id) on delete set null (branch_id)
);
comment on table assistants is 'automation';
call tenant_table('assistants');

-- The free hours that were offered in a conversation: booking and moving take these and no other (D-9.2).
create table offered_slots (
  business_id uuid not null references businesses (business_id) on delete cascade,
  thread_id uuid not null,
  ref text not null,
  service_id uuid not null,
  specialist_id uuid not null,
  branch_id uuid not null,
  starts_at timestamptz not null,
  offered_at timestamptz not null,
  primary key (business_id, thread_id, ref),
  -- The same hour keeps its name.
  unique (business_id, thread_id, service_id, specialist_id, branch_id, starts_at),
  foreign key (business_id, thread_id) references threads (business_id, id) on delete cascade,
  foreign key (business_id, service_id) references services (business_id, id) on delete cascade,
  foreign key (business_id, specialist_id) references specialists (business_id, id) on delete cascade,
  foreign key (business_id, branch_id) references branches (business_id, id) on delete cascade
);
comment on table offered_slots is 'automation';
call tenant_table('offered_slots');

-- What the tools of a turn have done: a turn that is repeated finds it done.
create table tool_receipts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  thread_id uuid not null,
  -- The last message that the turn answers, and the number of the call in it.
  turn_seq bigint not null,
  number int not null,
  name text not null,
  input jsonb not null,
  output jsonb not null,
  at timestamptz not null,
  primary key (business_id, thread_id, turn_seq, number),
  foreign key (business_id, thread_id) references threads (business_id, id) on delete cascade
);
comment on table tool_receipts is 'automation';
call tenant_table('tool_receipts');
