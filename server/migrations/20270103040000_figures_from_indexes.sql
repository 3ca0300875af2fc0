-- The dashboards read each group of each branch from an index alone: of appointments again, since they have a capacity, of
-- money and of stock.
drop index appointments_figures;
create index appointments_figures on appointments (business_id, branch_id, starts)
  include (ends, status, specialist_id, service_id, cancelled_at, capacity) where not is_block;

create index money_movements_figures on money_movements (business_id, branch_id, date)
  include (type, payment_method, category, amount);
drop index money_movements_branch;

create index stock_movements_figures on stock_movements (business_id, branch_id, date)
  include (type, product_id, quantity, appointment_id, order_id, sheet_id);
drop index stock_movements_branch;
