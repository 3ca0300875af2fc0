-- The messages that a scenario of a funnel sends to the contacts in it.
alter table funnels no force row level security;
update funnels set phases = (
  select jsonb_agg(phase || jsonb_build_object('scenarios', (
    select jsonb_agg('{"reactivationMessagesSequence": []}'::jsonb || scenario order by at)
    from jsonb_array_elements(phase -> 'scenarios') with ordinality s (scenario, at)
  )) order by place)
  from jsonb_array_elements(phases) with ordinality p (phase, place)
)
where jsonb_array_length(phases) > 0;
alter table funnels force row level security;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('scheduled', 'moved', 'cancelled', 'unpaid',
  'reminder', 'confirmation', 'auto_cancel', 'specialist', 'specialist_moved', 'specialist_cancelled', 'specialist_unpaid',
  'specialist_deleted', 'message', 'personal_reminder', 'staff_reminder', 'upsell', 'reactivation'));
alter table notifications drop constraint notifications_check;
alter table notifications add constraint notifications_rule_check check ((kind in ('upsell', 'reactivation')) = (rule_id is not null));
create index notifications_of_sequences on notifications (business_id, funnel_id, contact_id)
  where funnel_id is not null and rule_id is not null and state = 'planned';
