-- Reminders of the sessions of a course, for those who are enrolled.

-- Hours before each session; null: none. Courses that are there already send none until a person turns them on.
alter table courses add column reminder_hours int check (reminder_hours between 1 and 168);

-- What a planned message is about, if it is no appointment: an enrollment. It may be deleted later; the message is
-- withdrawn then, and keeps its id.
alter table notifications add column subject_id uuid;
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('scheduled', 'moved', 'cancelled', 'unpaid',
  'reminder', 'confirmation', 'auto_cancel', 'specialist', 'specialist_moved', 'specialist_cancelled', 'specialist_unpaid',
  'specialist_deleted', 'message', 'personal_reminder', 'staff_reminder', 'upsell', 'reactivation', 'course_session'));
alter table notifications add constraint notifications_subject_check check ((kind = 'course_session') = (subject_id is not null));
-- Each version of a subject is told once.
create unique index notifications_subject on notifications (business_id, subject_id, version)
  where subject_id is not null and state <> 'withdrawn';
