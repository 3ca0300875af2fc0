-- Who waits for a person, who of the business has a conversation, and which are closed.
alter table threads
  -- Since when; null: nobody waits here.
  add column waiting_since timestamptz,
  -- Names one waiting: what was planned for another one is void.
  add column wait_id uuid,
  -- How far the people of the business were alarmed in this waiting: 0 not yet, 1, 2 again.
  add column wait_step smallint not null default 0,
  -- When the customer was last told that a person will answer.
  add column wait_told_at timestamptz,
  add column assignee_id uuid,
  add column assignee_name text not null default '',
  add column resolved_at timestamptz,
  add constraint threads_waiting check ((waiting_since is null) = (wait_id is null)),
  -- Whoever leaves the business leaves its conversations.
  add foreign key (business_id, assignee_id) references memberships (business_id, user_id) on delete set null (assignee_id);
create index threads_waiting_line on threads (business_id, waiting_since, id) where waiting_since is not null;
create index threads_assigned on threads (business_id, assignee_id, last_message_at desc, id desc) where assignee_id is not null;

-- Those that were given to a person, who has not written since.
update threads t set waiting_since = t.handed_over_at, wait_id = gen_random_uuid(), wait_step = 2, wait_told_at = t.handed_over_at
  where t.handed_over_at is not null and not exists (
    select from messages m where m.business_id = t.business_id and m.thread_id = t.id
      and m.author_kind = 'person' and m.at > t.handed_over_at);

-- What people write for each other: in the thread, and nowhere else.
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in
  ('text', 'image', 'audio', 'video', 'document', 'sticker', 'location', 'contacts', 'order', 'form',
   'call_permission', 'unsupported', 'system', 'note'));
alter table messages add constraint messages_note check (kind <> 'note' or (seq is null and status is null and role = 'assistant'));

-- What of the inbox its owner may set.
create table inbox_settings (
  business_id uuid primary key references businesses (business_id) on delete cascade,
  alert_minutes int not null check (alert_minutes between 1 and 1440),
  alerts_by_mail boolean not null,
  tells_customer boolean not null,
  updated_at timestamptz not null
);
comment on table inbox_settings is 'conversation';
call tenant_table('inbox_settings');
