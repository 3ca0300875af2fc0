-- How a number stands at WhatsApp: what webhooks and checks told of it, when its key ends, and when it is looked at again.

alter table channels
  -- Of WhatsApp's own scale; '' while nothing was told.
  add column quality text not null default '' check (quality in ('', 'GREEN', 'YELLOW', 'RED')),
  -- How many people may be written to first in a day, as WhatsApp names it ('TIER_1K'); '' while nothing was told.
  add column messaging_limit text not null default '',
  -- It also lives in the phone's own app.
  add column is_coexistence boolean not null default false,
  -- What the account was told; `left`: its owner took the installation out over there.
  add column standing text not null default 'good' check (standing in ('good', 'warned', 'restricted', 'banned', 'left')),
  add column standing_reason text not null default '',
  add column standing_until timestamptz,
  -- When the webhooks came that told these: older ones that are read again change nothing.
  add column standing_at timestamptz,
  add column quality_at timestamptz,
  -- Of the key; null for one without end, or while nobody could say.
  add column token_expires_at timestamptz,
  -- The smallest number of days before its end that the owner was written for.
  add column token_warned_days int,
  -- The last webhook and the last accepted message, each noted every few minutes at most.
  add column heard_at timestamptz,
  add column sent_at timestamptz,
  -- Looked at again by itself, further apart each time.
  add column failed_checks int not null default 0,
  add column check_at timestamptz,
  -- The PIN of two steps that the number was registered with, sealed.
  add column register_pin text,
  -- How much of the phone's conversations has come over, 0 to 100; null when nothing was asked for.
  add column history_percent int;

create table channel_notices (
  business_id uuid not null references businesses (business_id) on delete cascade,
  -- Made of the webhook's id: read again it is the same notice.
  id uuid not null,
  channel_id uuid not null,
  field text not null,
  text text not null,
  tone text not null default 'info' check (tone in ('info', 'warning', 'error')),
  at timestamptz not null,
  primary key (business_id, channel_id, id),
  foreign key (business_id, channel_id) references channels (business_id, id) on delete cascade
);
comment on table channel_notices is 'conversation';
call tenant_table('channel_notices');
create index on channel_notices (business_id, channel_id, at desc);

-- Webhooks that nobody could read, or only in part: they are looked for when there is somebody who can.
alter table webhook_deliveries add column unread_reason text;
create index webhook_deliveries_unread on webhook_deliveries (id) where unread_reason is not null;

-- What waits for a number that fell out.
create index messages_waiting on messages (business_id, channel_id) where status = 'queued';

-- Who was sent to Meta's sign-up, and may come back once, in the same session.
create table channel_sign_ups (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  state_digest bytea not null,
  session_digest bytea not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, state_digest)
);
comment on table channel_sign_ups is 'conversation';
call tenant_table('channel_sign_ups');
