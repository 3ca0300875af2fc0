-- What is said later: to whom, when, why, and what became of it.

create table notifications (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('scheduled', 'moved', 'cancelled', 'reminder', 'confirmation', 'auto_cancel',
    'specialist', 'specialist_moved', 'message')),
  -- Null: a specialist, who becomes a contact when the message goes out.
  contact_id uuid,
  specialist_id uuid,
  -- It may be deleted: what was planned of it is withdrawn then, and stays.
  appointment_id uuid,
  -- Of what it speaks: another start, place or specialist is another one.
  version text not null default '',
  text text not null,
  deliver_at timestamptz not null,
  phase text not null default '',
  deletable boolean not null default true,
  state text not null default 'planned' check (state in ('planned', 'sent', 'not_sent', 'withdrawn')),
  reason text not null default '',
  -- A person withdrew it: it is not planned again.
  by_person boolean not null default false,
  -- Once it was handed to the conversation: that message tells how far it has come.
  message_id uuid,
  settled_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade,
  foreign key (business_id, specialist_id) references specialists (business_id, id) on delete cascade,
  foreign key (business_id, message_id) references messages (business_id, id) on delete set null (message_id)
);
comment on table notifications is 'growth';
call tenant_table('notifications');
-- Planned twice is planned once.
create unique index notifications_once on notifications (business_id, appointment_id, kind, version)
  where state = 'planned' and kind <> 'message';
create index notifications_contact on notifications (business_id, contact_id, deliver_at desc);
create index notifications_appointment on notifications (business_id, appointment_id, created_at);
create index notifications_specialist on notifications (business_id, specialist_id);
create index notifications_message on notifications (business_id, message_id);
