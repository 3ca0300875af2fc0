-- Credits of a business: a double-entry ledger to which is only added (D-12.2). Amounts are thousandths of a credit.
-- A balance is written by the ledger's trigger and by nothing else.

-- Of each model of each business. What is issued comes from 'issued' and what is tolerated from 'lent': these alone go
-- below zero, by as much as the others hold, so that all accounts of a model sum to nothing.
create table credit_accounts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  model text not null check (model in ('gpt_model', 'reasoning_model')),
  account text not null check (account in ('available', 'held', 'spent', 'issued', 'tolerance', 'tolerance_held', 'tolerance_used', 'lent')),
  balance bigint not null default 0,
  primary key (business_id, model, account),
  constraint credit_accounts_never_below_zero check (balance >= 0 or account in ('issued', 'lent'))
);
comment on table credit_accounts is 'money';
call tenant_table('credit_accounts');
revoke delete on credit_accounts from mostrador_app;

create table credit_transfers (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  -- What happened once: the same key again is the same transfer.
  key text not null,
  model text not null check (model in ('gpt_model', 'reasoning_model')),
  cause text not null check (cause in ('recharge', 'extract', 'tolerance', 'reserve', 'consume', 'void')),
  from_account text not null,
  to_account text not null,
  amount bigint not null check (amount > 0),
  -- What the business has of it afterwards, what is held for answers among it.
  balance_after bigint not null check (balance_after >= 0),
  total_price numeric(12, 2) not null default 0 check (total_price >= 0),
  details jsonb not null default '{}',
  created_by text not null,
  at timestamptz not null check (at >= '1900-01-01 00:00Z' and at < '2101-01-01 00:00Z'),
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, key),
  constraint credit_transfers_ways check ((cause, from_account, to_account) in (
    ('recharge', 'issued', 'available'),
    ('extract', 'available', 'issued'),
    ('tolerance', 'lent', 'tolerance'),
    ('reserve', 'available', 'held'),
    ('consume', 'held', 'spent'),
    ('void', 'held', 'available'),
    ('reserve', 'tolerance', 'tolerance_held'),
    ('consume', 'tolerance_held', 'tolerance_used'),
    ('void', 'tolerance_held', 'tolerance')
  ))
);
comment on table credit_transfers is 'money';
call tenant_table('credit_transfers');
revoke update, delete on credit_transfers from mostrador_app;
create index credit_transfers_shown on credit_transfers (business_id, at desc, id desc)
  where cause in ('recharge', 'extract', 'consume', 'tolerance');

-- What is held for answers that are on their way; the row goes with its end.
create table credit_reservations (
  business_id uuid not null references businesses (business_id) on delete cascade,
  key text not null,
  model text not null check (model in ('gpt_model', 'reasoning_model')),
  source text not null check (source in ('available', 'tolerance')),
  amount bigint not null check (amount > 0),
  -- How often this answer was begun.
  number int not null,
  details jsonb not null default '{}',
  reserved_at timestamptz not null,
  primary key (business_id, key)
);
comment on table credit_reservations is 'money';
call tenant_table('credit_reservations');

-- When the owner was last warned of few credits.
create table credit_warnings (
  business_id uuid not null references businesses (business_id) on delete cascade,
  warned_at timestamptz not null,
  primary key (business_id)
);
comment on table credit_warnings is 'money';
call tenant_table('credit_warnings');

-- Nobody changes what stands in the ledger, whatever their rights; it goes with its business alone.
create function keep_credit_transfers() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from businesses b where b.business_id = old.business_id) then
    return old;
  end if;
  raise exception 'credit_transfers is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger keep before update or delete on credit_transfers for each row execute function keep_credit_transfers();

-- A balance changes with a transfer and in no other way; an account begins empty.
create function guard_credit_accounts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance = 0 or tg_op = 'UPDATE' and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'credit_accounts is written by its transfers' using errcode = 'insufficient_privilege';
end $$;
create trigger guard before insert or update on credit_accounts for each row execute function guard_credit_accounts();

create function apply_credit_transfer() returns trigger language plpgsql as $$
declare
  written int;
begin
  update credit_accounts a
    set balance = a.balance + case when a.account = new.to_account then new.amount else -new.amount end
    where a.business_id = new.business_id and a.model = new.model and a.account in (new.from_account, new.to_account);
  get diagnostics written = row_count;
  if written <> 2 then
    raise exception 'a transfer has two accounts';
  end if;
  return null;
end $$;
create trigger apply after insert on credit_transfers for each row execute function apply_credit_transfer();

-- One transfer, once: 'done', 'exists' or 'short' where the account has less. `left_over`: what the business has then.
-- The accounts are locked in the order of their names; whoever transfers of the same model waits in line.
create function transfer_credits(
  transfer_id uuid, transfer_key text, of_model text, why text, source text, target text, how_much bigint,
  price numeric, told jsonb, by_whom text, at_time timestamptz, written timestamptz
) returns table (outcome text, left_over bigint) language plpgsql as $$
declare
  business uuid := current_business();
  own text[] := case when source like 'tolerance%' or target like 'tolerance%'
    then array['tolerance', 'tolerance_held'] else array['available', 'held'] end;
begin
  insert into credit_accounts (business_id, model, account)
    select business, of_model, name from unnest(array[source, target] || own) name group by name order by name
    on conflict do nothing;
  perform from credit_accounts a where a.business_id = business and a.model = of_model
    and a.account = any (array[source, target] || own) order by a.account for update;
  select sum(a.balance) into left_over from credit_accounts a
    where a.business_id = business and a.model = of_model and a.account = any (own);
  if exists (select from credit_transfers t where t.business_id = business and t.key = transfer_key) then
    outcome := 'exists';
    return next;
    return;
  end if;
  if source not in ('issued', 'lent') and (select a.balance from credit_accounts a
      where a.business_id = business and a.model = of_model and a.account = source) < how_much then
    outcome := 'short';
    return next;
    return;
  end if;
  left_over := left_over + case when target = any (own) then how_much else 0 end
    - case when source = any (own) then how_much else 0 end;
  insert into credit_transfers (business_id, id, key, model, cause, from_account, to_account, amount, balance_after,
      total_price, details, created_by, at, created_at)
    values (business, transfer_id, transfer_key, of_model, why, source, target, how_much, left_over,
      price, told, by_whom, at_time, written);
  insert into credit_checks (business_id, due_at) values (business, written + interval '1 day') on conflict do nothing;
  outcome := 'done';
  return next;
end $$;

-- Holds what an answer costs: 'held', also where it is held already; 'charged' where it was paid before; 'short'.
create function reserve_credits(
  transfer_id uuid, reservation_key text, of_model text, from_source text, how_much bigint, told jsonb,
  by_whom text, at_time timestamptz
) returns text language plpgsql as $$
declare
  business uuid := current_business();
  begun int := 1;
  went text;
begin
  insert into credit_accounts (business_id, model, account)
    select business, of_model, name from unnest(array['available', 'held', 'tolerance', 'tolerance_held']) name
    order by name on conflict do nothing;
  perform from credit_accounts a where a.business_id = business and a.model = of_model
    and a.account in ('available', 'held', 'tolerance', 'tolerance_held') order by a.account for update;
  if exists (select from credit_reservations r where r.business_id = business and r.key = reservation_key) then
    return 'held';
  end if;
  if exists (select from credit_transfers t where t.business_id = business and t.key = 'consume:' || reservation_key) then
    return 'charged';
  end if;
  while exists (select from credit_transfers t where t.business_id = business
      and t.key = 'reserve:' || reservation_key || ':' || begun) loop
    begun := begun + 1;
  end loop;
  select outcome into went from transfer_credits(transfer_id, 'reserve:' || reservation_key || ':' || begun, of_model,
    'reserve', from_source, case from_source when 'available' then 'held' else 'tolerance_held' end,
    how_much, 0, '{}', by_whom, at_time, at_time);
  if went = 'short' then
    return 'short';
  end if;
  insert into credit_reservations (business_id, key, model, source, amount, number, details, reserved_at)
    values (business, reservation_key, of_model, from_source, how_much, begun, told, at_time);
  return 'held';
end $$;

-- The end of what was held: spent, or given back; `only_unanswered` leaves what an answer is stored for. No row where nothing was held: it ended before, or never began.
create function end_credit_reservation(
  transfer_id uuid, reservation_key text, is_spent boolean, only_unanswered boolean, by_whom text, at_time timestamptz
) returns table (model text, source text, left_over bigint) language plpgsql as $$
declare
  held credit_reservations;
  after_it bigint;
begin
  delete from credit_reservations r where r.business_id = current_business() and r.key = reservation_key
    and not (only_unanswered and r.details ->> 'messageId' is not null)
    returning * into held;
  if not found then
    return;
  end if;
  model := held.model;
  source := held.source;
  select t.left_over into after_it from transfer_credits(
    transfer_id,
    case when is_spent then 'consume:' || held.key else 'void:' || held.key || ':' || held.number end,
    held.model,
    case when is_spent then 'consume' else 'void' end,
    case held.source when 'available' then 'held' else 'tolerance_held' end,
    case when is_spent then case held.source when 'available' then 'spent' else 'tolerance_used' end else held.source end,
    held.amount, 0, held.details, by_whom, at_time, at_time) t;
  left_over := after_it;
  return next;
end $$;

-- Whose balances are to be compared with their transfers, and when: for the job that looks at all businesses.
create table credit_checks (
  business_id uuid primary key references businesses (business_id) on delete cascade,
  due_at timestamptz not null
);
comment on table credit_checks is 'money; global: says when the balances of a business are due to be checked';
create index credit_checks_due on credit_checks (due_at);

-- Where a remembered balance of the business is another than the sum of its transfers, or what is held another than its
-- reservations: nowhere, as long as all is well.
create function credit_differences() returns table (model text, account text, remembered bigint, summed bigint)
  language sql stable as $$
  with entries as (
    select t.model, t.to_account as account, t.amount from credit_transfers t where t.business_id = current_business()
    union all
    select t.model, t.from_account, -t.amount from credit_transfers t where t.business_id = current_business()
  ), sums as (
    select e.model, e.account, sum(e.amount)::bigint as total from entries e group by 1, 2
  ), open as (
    select r.model, case r.source when 'available' then 'held' else 'tolerance_held' end as account,
      sum(r.amount)::bigint as total
    from credit_reservations r where r.business_id = current_business() group by 1, 2
  ), known as (
    select a.model, a.account, a.balance from credit_accounts a where a.business_id = current_business()
  )
  select coalesce(k.model, s.model), coalesce(k.account, s.account), coalesce(k.balance, 0), coalesce(s.total, 0)
    from known k full join sums s on s.model = k.model and s.account = k.account
    where coalesce(k.balance, 0) <> coalesce(s.total, 0)
  union all
  select k.model, k.account, k.balance, coalesce(o.total, 0)
    from known k left join open o on o.model = k.model and o.account = k.account
    where k.account in ('held', 'tolerance_held') and k.balance <> coalesce(o.total, 0)
$$;
