-- Upsells: offers that are sent some time before or after an appointment.

create table upsells (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  message text not null,
  delay int not null check (delay >= 1),
  time_unit text not null check (time_unit in ('minutes', 'hours', 'days', 'months')),
  delay_reference text not null check (delay_reference in ('scheduled', 'assisted', 'assisted_first_time')),
  delay_direction text not null check (delay_direction in ('before', 'after')),
  when_to_send text not null check (when_to_send in ('lastEvent', 'always')),
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table upsells is 'growth/upsells';
call tenant_table('upsells');
create index on upsells (business_id, created_at, id);
call relation_table('upsell_service_ids', 'upsell', 'upsells', 'service', 'services', 'growth/upsells');
call relation_table('upsell_resources', 'upsell', 'upsells', 'resource', 'resources', 'growth/upsells');

-- Messages that a rule of the business plans. The rule may be deleted later; its messages keep its id.
alter table notifications add column rule_id uuid;
create index notifications_rule on notifications (business_id, rule_id, contact_id) where rule_id is not null;
create index notifications_ruled on notifications (business_id, contact_id, settled_at) where rule_id is not null;
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('scheduled', 'moved', 'cancelled', 'unpaid',
  'reminder', 'confirmation', 'auto_cancel', 'specialist', 'specialist_moved', 'specialist_cancelled', 'specialist_unpaid',
  'specialist_deleted', 'message', 'personal_reminder', 'staff_reminder', 'upsell'));
alter table notifications add check ((kind = 'upsell') = (rule_id is not null));
