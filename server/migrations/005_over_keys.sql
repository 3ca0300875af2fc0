-- Keys of calls that were made more than a day ago: nobody repeats a call after that. They belong to people, whom the
-- sweep does not act for; what is over it may see and delete, and nothing else.
create index on idempotency_keys (created_at);
create policy over_read on idempotency_keys for select
  using (current_user_id() is null and created_at < now() - interval '24 hours');
create policy over_delete on idempotency_keys for delete
  using (current_user_id() is null and created_at < now() - interval '24 hours');
