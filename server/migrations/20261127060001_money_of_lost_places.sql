-- A payment under what was due is a task of its own.
alter table payments drop constraint payments_task_check;
alter table payments add constraint payments_task_check check (task in ('place_taken', 'cancelled', 'deleted', 'paid_twice',
  'mismatch', 'underpaid', 'charged_back'));

-- What the payer read when they began to pay. Null: begun before this was kept.
alter table payment_orders
  add column original_cents int check (original_cents >= 0),
  add column discount_cents int check (discount_cents >= 0),
  add column price_cents int check (price_cents >= 0);

-- Money that is here when its appointment is deleted becomes a task in the same transaction, whoever deletes it (D-6.4).
-- Who came has had what was paid for; who did not come is decided about where the appointment is.
create function keep_money_of_deleted() returns trigger language plpgsql as $$
begin
  if not old.is_block and old.status not in ('asistida', 'no_asistida') then
    update payments set task = 'deleted', settled_at = null, settled_by = null
      where business_id = old.business_id and appointment_id = old.id and status in ('approved', 'in_mediation');
  end if;
  return old;
end $$;
create trigger keep_money before delete on appointments for each row execute function keep_money_of_deleted();
