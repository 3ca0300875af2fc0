-- How far a membership reaches: branches, one specialist's agenda, conversations. Transactions of limited people run as
-- mostrador_limited, which kernel/db/migrate.ts makes. The policies below hold for that role alone: everybody else
-- meets none of them, and their plans stay as they are.
alter table memberships add column limits jsonb not null default '{"threads": "all", "branchIds": [], "specialistId": null}';
alter table invitations add column limits jsonb not null default '{"threads": "all", "branchIds": [], "specialistId": null}';

create function limited_branches() returns uuid[] language sql stable parallel safe
  return nullif(current_setting('app.branches', true), '')::uuid[];
create function limited_specialist() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.specialist', true), '')::uuid;
create function limited_threads() returns text language sql stable parallel safe
  return nullif(current_setting('app.threads', true), '');

-- Every table whose rows lie in a branch, an agenda or a conversation goes through here, in the migration that makes it.
-- `rule` may say branch(column), agenda(column) and via(table, column): the row of that table that a column names, if any.
create procedure limit_rows(name regclass, rule text) language plpgsql as $$
begin
  rule := regexp_replace(rule, '\mbranch\((\w+)\)',
    '((select limited_branches()) is null or \1 is null or \1 = any ((select limited_branches())::uuid[]))', 'g');
  rule := regexp_replace(rule, '\magenda\((\w+)\)',
    '((select limited_specialist()) is null or \1 is null or \1 = (select limited_specialist()))', 'g');
  rule := replace(rule, 'no agenda', '(select limited_specialist()) is null');
  rule := regexp_replace(rule, '\mvia\((\w+), (\w+)\)', format('(%s.\2 is null or seen(\1, \2))', name), 'g');
  rule := regexp_replace(rule, '\mseen\((\w+), (\w+)\)',
    format('exists (select from \1 other where other.business_id = %1$s.business_id and other.id = %1$s.\2)', name), 'g');
  execute format('create policy reach on %s as restrictive to mostrador_limited using (%s)', name, rule);
end $$;

call limit_rows('branches', 'branch(id)');
call limit_rows('closed_dates', 'branch(branch_id)');
call limit_rows('branch_resources', 'branch(branch_id)');
call limit_rows('service_branches', 'branch(branch_id)');
call limit_rows('assistants', 'branch(branch_id)');
call limit_rows('specialists', 'branch(branch_id) and agenda(id)');
call limit_rows('service_specialists', 'via(specialists, specialist_id)');

call limit_rows('appointments', 'branch(branch_id) and agenda(specialist_id)');
call limit_rows('busy_times', 'via(specialists, specialist_id)');
call limit_rows('waiting_entries', 'branch(branch_id) and agenda(specialist_id)');
call limit_rows('waiting_offers', 'via(waiting_entries, entry_id) and via(specialists, specialist_id)');
call limit_rows('reservations', 'via(appointments, appointment_id)');
call limit_rows('discount_views', 'via(appointments, appointment_id)');
call limit_rows('notifications', 'via(appointments, appointment_id) and via(specialists, specialist_id)');
call limit_rows('linked_calendars', 'via(specialists, specialist_id)');
call limit_rows('calendar_events', 'via(specialists, specialist_id) and via(appointments, appointment_id)');
call limit_rows('calendar_questions', 'via(appointments, appointment_id)');
call limit_rows('calendar_clashes_kept', 'via(appointments, appointment_id)');
call limit_rows('commission_rules', 'via(specialists, specialist_id)');
call limit_rows('commission_payouts', 'via(specialists, specialist_id)');
call limit_rows('commission_lines', 'via(specialists, specialist_id)');

-- What was paid or used for an appointment or an order is seen with it; the money of a branch only where the agenda is not limited.
call limit_rows('orders', 'branch(branch_id)');
call limit_rows('money_movements',
  '(no agenda and branch(branch_id)) or seen(appointments, appointment_id) or seen(orders, order_id)');
call limit_rows('stock_movements',
  '(no agenda and branch(branch_id)) or seen(appointments, appointment_id) or seen(orders, order_id)');
call limit_rows('charges', 'no agenda and branch(branch_id)');
call limit_rows('order_items', 'via(orders, order_id)');
call limit_rows('charge_lines', 'seen(charges, charge_id) or seen(appointments, appointment_id) or seen(orders, order_id)');
call limit_rows('till_shifts', 'no agenda and branch(branch_id)');
call limit_rows('till_events', 'via(till_shifts, till_shift_id)');
call limit_rows('product_stock', 'branch(branch_id)');
call limit_rows('stock_sheet_lines', 'branch(branch_id)');
call limit_rows('payment_orders', '(no agenda and branch(branch_id)) or seen(appointments, appointment_id)');
call limit_rows('payments', 'via(payment_orders, order_id)');
call limit_rows('payment_deadlines', 'via(appointments, appointment_id)');

call limit_rows('threads', '(select limited_threads()) is null or assignee_id = (select current_user_id())
  or ((select limited_threads()) = ''waiting'' and assignee_id is null and waiting_since is not null)');
call limit_rows('messages', 'via(threads, thread_id)');
call limit_rows('message_words', 'via(messages, message_id)');
call limit_rows('proposals', 'via(threads, thread_id)');
call limit_rows('tool_receipts', 'via(threads, thread_id)');
call limit_rows('offered_slots', 'via(threads, thread_id)');
call limit_rows('flow_delegations', 'via(threads, thread_id)');
call limit_rows('flow_runs', 'via(threads, thread_id)');
call limit_rows('flow_steps', 'via(flow_runs, run_id)');
call limit_rows('flow_answers', 'via(flow_runs, run_id)');
