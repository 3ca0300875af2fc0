-- The courses that a conversion event is about.
call relation_table(
  'conversion_event_courses', 'event', 'conversion_events', 'course', 'courses', 'growth; kept: contact'
);
