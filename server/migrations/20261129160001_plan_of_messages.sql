-- The plan of the whole business, in the order of its times.
create index notifications_plan on notifications (business_id, deliver_at, id) where state = 'planned';
