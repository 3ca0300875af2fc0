-- What an assistant put to a customer and does only when they agree to it: exactly what would be done, and the words in
-- which it was asked. Kept afterwards, as the record of what a customer agreed to.

create table proposals (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  thread_id uuid not null,
  -- The message that asked.
  message_id uuid not null,
  deed jsonb not null,
  shown jsonb not null,
  question text not null,
  -- The model wanted more, which waits for this one.
  is_more boolean not null default false,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  outcome text check (outcome in (
    'done', 'failed', 'changed', 'declines', 'changes', 'unclear', 'expired', 'passed', 'handed over'
  )),
  settled_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, thread_id) references threads (business_id, id) on delete cascade,
  foreign key (business_id, message_id) references messages (business_id, id) on delete cascade
);
comment on table proposals is 'automation';
call tenant_table('proposals');
-- One at a time in a conversation.
create unique index proposals_open on proposals (business_id, thread_id) where outcome is null;
-- With its message.
create index proposals_message on proposals (business_id, message_id);
create index proposals_thread on proposals (business_id, thread_id);
