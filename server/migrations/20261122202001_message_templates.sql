-- Templates of WhatsApp (D-8.6), and what a message is besides its words: its buttons, the template that it goes out as.

create table message_templates (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  -- The account of WhatsApp that has it, and its id there.
  waba_id text not null,
  external_id text not null,
  name text not null,
  language text not null,
  category text not null check (category in ('UTILITY', 'MARKETING', 'AUTHENTICATION')),
  -- What it is for here: the product chooses by it. Null: people alone use it.
  purpose text check (purpose in ('appointment_scheduled', 'appointment_moved', 'appointment_cancelled',
    'appointment_reminder', 'appointment_confirmation', 'specialist_notice', 'general')),
  format text not null check (format in ('NAMED', 'POSITIONAL')),
  header text not null default '',
  body text not null,
  footer text not null default '',
  -- [{type, text}], in their order.
  buttons jsonb not null default '[]',
  -- Whether words for the body are all that it needs.
  is_sendable boolean not null,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'PAUSED', 'DISABLED')),
  reason text not null default '',
  quality text not null default 'UNKNOWN' check (quality in ('GREEN', 'YELLOW', 'RED', 'UNKNOWN')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, waba_id, name, language)
);
comment on table message_templates is 'conversation';
call tenant_table('message_templates');

-- When the templates of an account were last read, and when they are read next.
create table template_accounts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  waba_id text not null,
  read_at timestamptz,
  reason text not null default '',
  -- The reading that is due next; a job with another time is of the past.
  next_at timestamptz,
  primary key (business_id, waba_id)
);
comment on table template_accounts is 'conversation';
call tenant_table('template_accounts');

alter table messages
  -- Of what the business wrote: [{id, title}].
  add column buttons jsonb,
  -- What is sent in the place of the text: {id, name, language, parameters, payloads}.
  add column template jsonb,
  -- What may be sent in its place once the window has closed: {purpose, variables}.
  add column fallback jsonb,
  -- The button that the contact pressed.
  add column button_id text,
  -- The press is somebody else's to answer, not the assistant's.
  add column is_handled boolean not null default false,
  drop constraint messages_author_kind_check,
  add constraint messages_author_kind_check check (author_kind in ('contact', 'assistant', 'person', 'system'));

-- Meta speaks of templates by the account alone.
alter table channel_routes add column waba_id text not null default '';
alter table channels no force row level security;
update channel_routes r set waba_id = c.waba_id from channels c where c.business_id = r.business_id and c.id = r.channel_id;
alter table channels force row level security;
create index channel_routes_waba on channel_routes (waba_id) where waba_id <> '';
