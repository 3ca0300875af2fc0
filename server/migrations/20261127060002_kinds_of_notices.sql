-- A client hears that the place was given back for want of payment; a specialist that an appointment is off, and why.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('scheduled', 'moved', 'cancelled', 'unpaid',
  'reminder', 'confirmation', 'auto_cancel', 'specialist', 'specialist_moved', 'specialist_cancelled', 'specialist_unpaid',
  'specialist_deleted', 'message', 'personal_reminder', 'staff_reminder'));

-- Of a message that belongs to a funnel, as whoever planned it said.
alter table notifications add column funnel_id uuid;
alter table notifications add foreign key (business_id, funnel_id) references funnels (business_id, id)
  on delete set null (funnel_id);
create index notifications_funnel on notifications (business_id, funnel_id) where funnel_id is not null;
