-- The dashboard of the agenda reads each day of each branch from an index alone.
create index appointments_figures on appointments (business_id, branch_id, starts)
  include (ends, status, specialist_id, service_id) where not is_block;
create index appointments_made on appointments (business_id, branch_id, created_at)
  include (specialist_id, status) where not is_block;
drop index appointments_created;

-- With what the figures of clients read: who came, and when again.
create index appointments_clients on appointments (business_id, contact_id, starts)
  include (status, branch_id, specialist_id);
drop index appointments_contact;
