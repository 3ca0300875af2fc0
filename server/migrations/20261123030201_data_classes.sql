-- How long each table that holds something about a person is kept, declared where the table is: after the area, its comment
-- says `kept: <class> by <column>`. Rows of `messages`, `history` and `money` go by the age of that column; the others go
-- with their contact, their business, their person, or at a short end of their own. proofs/privacy holds that no table with
-- a contact goes without. A column that holds an id without a foreign key says `names <table>`.
comment on table users is 'ground; kept: person';
comment on table sessions is 'ground; kept: person';
comment on table accounts is 'ground; kept: person';
comment on table audit_entries is 'ground; kept: history by at';
comment on column audit_entries.subject_id is 'names contacts';
comment on table import_batches is 'ground; kept: history';
comment on table businesses is 'business; kept: business';
comment on table specialists is 'business; kept: business';
comment on table contacts is 'business; kept: contact';
comment on table appointments is 'scheduling; kept: money by ends';
comment on table money_movements is 'money; kept: money by date';
comment on table stock_movements is 'money; kept: business';
comment on table payment_orders is 'scheduling; kept: money by created_at';
comment on table payments is 'scheduling; kept: money by updated_at';
comment on table payment_deadlines is 'scheduling; kept: contact';
comment on table discount_views is 'scheduling; kept: contact';
comment on table payment_notifications is 'scheduling; kept: deliveries; global: stored as it came, before it is known whose it is';
comment on table google_accounts is 'scheduling; kept: business';
comment on table calendar_questions is 'scheduling; kept: contact';
comment on table calendar_events is 'scheduling; kept: contact';
comment on column calendar_events.appointment_id is 'names appointments';
comment on table webhook_deliveries is 'conversation; kept: deliveries; global: stored before it is known whose it is';
comment on table threads is 'conversation; kept: messages by last_message_at';
comment on table messages is 'conversation; kept: messages by at';
comment on table offered_slots is 'automation; kept: messages by offered_at';
comment on table tool_receipts is 'automation; kept: messages by at';
comment on table proposals is 'automation; kept: messages by proposed_at';
comment on table notifications is 'growth; kept: messages by deliver_at';
comment on table audience_contacts is 'growth; kept: contact';
comment on table reservation_codes is 'growth; kept: brief';
comment on table reservations is 'growth; kept: contact';
comment on table waiting_entries is 'growth; kept: messages by updated_at';
comment on table waiting_offers is 'growth; kept: messages by created_at';

-- The history is never changed, and nothing of it goes before its time (D-15.6): the shortest that a business may choose.
grant delete on audit_entries to mostrador_app;
create function keep_history() returns trigger language plpgsql as $$
begin
  if current_user = 'mostrador_app' and old.at > now() - interval '12 months' then
    raise exception 'permission denied: the history is kept' using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
create trigger keep_history before delete on audit_entries for each row execute function keep_history();
