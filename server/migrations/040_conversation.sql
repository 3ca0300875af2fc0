-- Channels, raw webhooks, threads and their messages.

create table channels (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('whatsapp', 'instagram', 'messenger')),
  -- The phone number id, or the id of the page.
  external_id text not null,
  waba_id text not null default '',
  -- Sealed (D-15.4); null once disconnected.
  access_token text,
  display_phone_number text not null default '',
  verified_name text not null default '',
  status text not null check (status in ('connected', 'disconnected', 'error')),
  reason text not null default '',
  checked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, kind, external_id)
);
comment on table channels is 'conversation';
call tenant_table('channels');

-- Whose number a webhook speaks of: asked before any business is known. A number has one business.
create table channel_routes (
  kind text not null,
  external_id text not null,
  business_id uuid not null references businesses (business_id) on delete cascade,
  channel_id uuid not null,
  primary key (kind, external_id)
);
comment on table channel_routes is 'conversation; global: finds the business of a webhook before it is known';
create index on channel_routes (business_id);

-- Webhooks as they came. The same bytes are stored once.
create table webhook_deliveries (
  id uuid primary key,
  digest bytea not null unique,
  body bytea not null,
  received_at timestamptz not null
);
comment on table webhook_deliveries is 'conversation; global: stored before it is known whose it is';

create table threads (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  channel_id uuid not null,
  contact_id uuid not null,
  kind text not null check (kind in ('whatsapp', 'instagram', 'messenger')),
  -- Counts the messages of the thread in the order in which they were stored.
  last_seq bigint not null default 0,
  last_message_id uuid,
  last_message_at timestamptz not null,
  unread_count int not null default 0,
  -- When the contact last wrote, by the channel's clock: opens the window of D-8.6.
  last_inbound_at timestamptz,
  -- The assistant's lane (D-8.2, D-8.3): when it answers, who holds the turn, up to where it has answered.
  answer_due_at timestamptz,
  lease_token text,
  lease_until timestamptz,
  answered_seq bigint not null default 0,
  assistant_memory jsonb,
  handed_over_at timestamptz,
  hand_over_reason text not null default '',
  person_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, channel_id, contact_id),
  foreign key (business_id, channel_id) references channels (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id)
);
comment on table threads is 'conversation';
call tenant_table('threads');
create index threads_contact on threads (business_id, contact_id);
-- The list, newest first; by channel; unread.
create index threads_recent on threads (business_id, last_message_at desc, id desc);
create index threads_recent_of_kind on threads (business_id, kind, last_message_at desc, id desc);
create index threads_unread on threads (business_id, last_message_at desc, id desc) where unread_count > 0;

create table messages (
  business_id uuid not null references businesses (business_id) on delete cascade,
  -- Ids keep the order of arrival: those of one webhook follow its own.
  id uuid not null,
  thread_id uuid not null,
  channel_id uuid not null,
  -- Null for tool calls.
  seq bigint,
  role text not null check (role in ('user', 'assistant')),
  type text not null default 'message' check (type in ('message', 'function_call', 'function_call_output')),
  kind text not null default 'text'
    check (kind in ('text', 'image', 'audio', 'video', 'document', 'sticker', 'location', 'contacts', 'unsupported', 'system')),
  text text not null default '',
  at timestamptz not null,
  author_kind text not null check (author_kind in ('contact', 'assistant', 'person')),
  author_id text,
  author_name text not null default '',
  -- The channel's own id: the same one is stored once (D-8.1).
  provider_id text,
  media jsonb,
  reaction text not null default '',
  quoted_id uuid,
  is_deleted boolean not null default false,
  is_edited boolean not null default false,
  status text check (status in ('queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'unknown')),
  reason text not null default '',
  -- Whoever queued it twice queued it once.
  client_key text,
  tries int not null default 0,
  -- The attempt under way or the last one; a different token is an attempt of the past.
  attempt_token text,
  attempted_at timestamptz,
  retry_at timestamptz,
  -- Of tool calls.
  call_id text,
  name text not null default '',
  arguments text not null default '',
  output text not null default '',
  primary key (business_id, id),
  foreign key (business_id, thread_id) references threads (business_id, id) on delete cascade,
  foreign key (business_id, channel_id) references channels (business_id, id)
);
comment on table messages is 'conversation';
call tenant_table('messages');
create index messages_of_thread on messages (business_id, thread_id, at desc, id desc);
create unique index messages_provider on messages (business_id, channel_id, provider_id) where provider_id is not null;
create unique index messages_client_key on messages (business_id, client_key) where client_key is not null;
create unique index messages_call on messages (business_id, thread_id, call_id, type) where call_id is not null;
-- The lane of what waits to be sent, and what the assistant has not answered.
create index messages_lane on messages (business_id, thread_id, seq) where status in ('queued', 'sending');
create index messages_inbound on messages (business_id, thread_id, seq) where role = 'user';

-- As search_contacts: the trigram index of the contacts, read past the row policy by a function that names the business.
grant select on threads to mostrador_search;
create policy search on threads for select to mostrador_search using (true);
create function search_threads(pattern text, most int, skip int) returns setof threads
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.* from threads t join contacts c on c.business_id = t.business_id and c.id = t.contact_id
    where t.business_id = current_business() and c.business_id = current_business() and c.search like pattern
    order by t.last_message_at desc, t.id desc limit most offset skip
  $$;
alter function search_threads(text, int, int) owner to mostrador_search;
revoke all on function search_threads(text, int, int) from public;
grant execute on function search_threads(text, int, int) to mostrador_app;
