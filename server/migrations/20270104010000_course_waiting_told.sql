-- When who waits for a course was told that a place became free. Null again once the course is full.
alter table course_waiting add column told_at timestamptz;
