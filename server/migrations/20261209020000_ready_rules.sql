-- Ready rules: messages for birthdays, for clients who have not come back, and for reviews. Each is off until the owner
-- turns it on.
create table ready_rules (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('birthday', 'win_back', 'review')),
  is_on boolean not null default false,
  message text not null,
  -- Local time of the day at which it is sent.
  hour text not null,
  days int not null check (days between 0 and 365),
  -- Each time that it is turned on is another run: jobs of an earlier one do nothing.
  run int not null default 0,
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, kind)
);
comment on table ready_rules is 'growth/ready-rules';
call tenant_table('ready_rules');

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('scheduled', 'moved', 'cancelled', 'unpaid',
  'reminder', 'confirmation', 'auto_cancel', 'specialist', 'specialist_moved', 'specialist_cancelled', 'specialist_unpaid',
  'specialist_deleted', 'message', 'personal_reminder', 'staff_reminder', 'upsell', 'reactivation', 'course_session',
  'campaign', 'birthday', 'win_back', 'review'));
alter table notifications drop constraint notifications_rule_check;
alter table notifications add constraint notifications_rule_check
  check ((kind in ('upsell', 'reactivation', 'campaign', 'birthday', 'win_back', 'review')) = (rule_id is not null));
