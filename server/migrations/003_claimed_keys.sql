-- A call that speaks with a provider holds its key outside any transaction: by whom, and until when (D-1.7).
alter table idempotency_keys add column claim uuid, add column claimed_until timestamptz;
