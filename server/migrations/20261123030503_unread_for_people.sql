-- What a person has to read, counted in the menu on every page (docs/decisions/0047): unread, and either handed over or
-- written after the last answer while none is due.
alter table threads add column last_inbound_seq bigint not null default 0;
comment on column threads.last_inbound_seq is 'the latest of what the contact wrote that wants an answer';

-- Migrations run as the owner, whom the row policy does not let see: it is lifted for the moment.
alter table threads no force row level security;
alter table messages no force row level security;
update threads t set last_inbound_seq = coalesce((
    select max(m.seq) from messages m
    where m.business_id = t.business_id and m.thread_id = t.id and m.role = 'user' and m.kind <> 'system' and not m.is_handled
  ), 0)
  where t.unread_count > 0;
alter table threads force row level security;
alter table messages force row level security;

create index threads_unread_for_people on threads (business_id, contact_id)
  where unread_count > 0 and (handed_over_at is not null or last_inbound_seq > answered_seq and answer_due_at is null);
