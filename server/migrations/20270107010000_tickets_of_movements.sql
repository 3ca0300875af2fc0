-- The average ticket counts tickets: a charge is one, however many movements it has; a tip is none.
alter table money_movements add column is_ticket boolean not null default true;
update money_movements set is_ticket = false where is_tip;
update money_movements m set is_ticket = false
  from money_movements first
  where first.business_id = m.business_id and first.charge_id = m.charge_id and first.type = 'in' and not first.is_tip
    and first.id < m.id and m.charge_id is not null;

drop index money_movements_figures;
create index money_movements_figures on money_movements (business_id, branch_id, date)
  include (type, payment_method, category, amount, is_tip, is_ticket);
