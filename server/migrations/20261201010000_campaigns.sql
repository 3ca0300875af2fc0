-- Campaigns: one message to the contacts of an audience.
create table campaigns (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  name text not null,
  audience_id uuid not null,
  message text not null,
  starts_at timestamptz,
  -- Messages a minute.
  pace int not null check (pace between 1 and 600),
  status text not null default 'draft'
    check (status in ('draft', 'scheduled', 'running', 'paused', 'stopped', 'done')),
  -- Why it was paused by itself.
  reason text not null default '',
  started_at timestamptz,
  ended_at timestamptz,
  -- Each start and resume is another run: jobs of an earlier one do nothing.
  run int not null default 0,
  -- The last contact that was planned; and whether all were.
  planned_beyond uuid,
  planned_count int not null default 0,
  is_planned boolean not null default false,
  -- The version of the last message that got its job in this run.
  released_beyond text,
  -- Of the number when it began; '' while unknown.
  quality text not null default '',
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, audience_id) references audiences (business_id, id)
);
comment on table campaigns is 'growth/campaigns';
call tenant_table('campaigns');
create index on campaigns (business_id, created_at, id);
create index on campaigns (business_id, audience_id);
call relation_table('campaign_resources', 'campaign', 'campaigns', 'resource', 'resources', 'growth/campaigns');

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('scheduled', 'moved', 'cancelled', 'unpaid',
  'reminder', 'confirmation', 'auto_cancel', 'specialist', 'specialist_moved', 'specialist_cancelled', 'specialist_unpaid',
  'specialist_deleted', 'message', 'personal_reminder', 'staff_reminder', 'upsell', 'reactivation', 'course_session',
  'campaign'));
alter table notifications drop constraint notifications_rule_check;
alter table notifications add constraint notifications_rule_check
  check ((kind in ('upsell', 'reactivation', 'campaign')) = (rule_id is not null));
create index notifications_next_of_rule on notifications (business_id, rule_id, version)
  where rule_id is not null and state = 'planned';
create index notifications_of_rule on notifications (business_id, rule_id, deliver_at, id) where rule_id is not null;
