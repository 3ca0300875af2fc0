-- What somebody of the business asked their assistant to be reminded of: `text` holds their own words until it goes out.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('scheduled', 'moved', 'cancelled',
  'reminder', 'confirmation', 'auto_cancel', 'specialist', 'specialist_moved', 'message', 'personal_reminder',
  'staff_reminder'));
