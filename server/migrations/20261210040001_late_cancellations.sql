-- The dashboard of the agenda counts cancellations at the last moment from the index alone, too.
drop index appointments_figures;
create index appointments_figures on appointments (business_id, branch_id, starts)
  include (ends, status, specialist_id, service_id, cancelled_at) where not is_block;
