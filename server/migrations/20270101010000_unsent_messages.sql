-- The messages that were not sent are listed, the latest first.
create index notifications_settled on notifications (business_id, deliver_at desc, id desc)
  where state in ('sent', 'not_sent');
