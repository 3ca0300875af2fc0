-- Credits come in blocks: paid or given, with what they cost, a priority and maybe an expiry (docs/decisions/0150). What is
-- available and held in the accounts is the sum of the blocks, always. A block has the id of the transfer that brought it.

create table credit_blocks (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  model text not null check (model in ('gpt_model', 'reasoning_model')),
  kind text not null check (kind in ('paid', 'given')),
  -- Who brought it: 'team', a pot of a partner, or the key of a purchase. What is taken back comes from there first.
  origin text not null,
  amount bigint not null check (amount > 0),
  available bigint not null default 0 check (available >= 0),
  held bigint not null default 0 check (held >= 0),
  -- Pesos for the whole block.
  cost numeric(12, 2) not null check (cost >= 0),
  -- The lower is used first; then what expires first; then the oldest.
  priority smallint not null check (priority between 0 and 9),
  expires_at timestamptz,
  issued_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, id) references credit_transfers (business_id, id),
  constraint credit_blocks_never_more check (available + held <= amount),
  constraint credit_blocks_kind_of_cost check ((kind = 'paid') = (cost > 0))
);
comment on table credit_blocks is 'money/credits';
call tenant_table('credit_blocks');
revoke delete on credit_blocks from mostrador_app;
create index credit_blocks_model on credit_blocks (business_id, model);

-- What a transfer changed in each block. Only added to.
create table credit_block_entries (
  business_id uuid not null references businesses (business_id) on delete cascade,
  transfer_id uuid not null,
  block_id uuid not null,
  available bigint not null,
  held bigint not null,
  primary key (business_id, transfer_id, block_id),
  foreign key (business_id, transfer_id) references credit_transfers (business_id, id),
  foreign key (business_id, block_id) references credit_blocks (business_id, id),
  check (available <> 0 or held <> 0)
);
comment on table credit_block_entries is 'money/credits';
call tenant_table('credit_block_entries');
revoke update, delete on credit_block_entries from mostrador_app;
create index credit_block_entries_block on credit_block_entries (business_id, block_id);

create function keep_credit_block_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from businesses b where b.business_id = old.business_id) then
    return old;
  end if;
  raise exception 'credit_block_entries is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger keep before update or delete on credit_block_entries
  for each row execute function keep_credit_block_entries();

-- A block begins empty, and changes by its entries alone; what it is stays as it was.
create function guard_credit_blocks() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.available = 0 and new.held = 0 then
    return new;
  end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'credit_blocks is written by its entries' using errcode = 'insufficient_privilege';
end $$;
create trigger guard before insert or update on credit_blocks for each row execute function guard_credit_blocks();

create function apply_credit_block_entry() returns trigger language plpgsql as $$
begin
  update credit_blocks b set available = b.available + new.available, held = b.held + new.held
    where b.business_id = new.business_id and b.id = new.block_id;
  if not found then
    raise exception 'an entry has a block';
  end if;
  return null;
end $$;
create trigger apply after insert on credit_block_entries for each row execute function apply_credit_block_entry();

-- Expired credits leave what is available.
alter table credit_accounts drop constraint credit_accounts_account_check;
alter table credit_accounts add constraint credit_accounts_account_check check (account in ('available', 'held', 'spent',
  'issued', 'expired', 'tolerance', 'tolerance_held', 'tolerance_used', 'lent'));
alter table credit_transfers drop constraint credit_transfers_cause_check;
alter table credit_transfers add constraint credit_transfers_cause_check check (cause in
  ('recharge', 'transfer', 'extract', 'business_extract', 'expire', 'tolerance', 'reserve', 'consume', 'void'));
alter table credit_transfers drop constraint credit_transfers_ways;
alter table credit_transfers add constraint credit_transfers_ways check ((cause, from_account, to_account) in (
  ('recharge', 'issued', 'available'),
  ('transfer', 'issued', 'available'),
  ('extract', 'available', 'issued'),
  ('business_extract', 'available', 'issued'),
  ('expire', 'available', 'expired'),
  ('tolerance', 'lent', 'tolerance'),
  ('reserve', 'available', 'held'),
  ('consume', 'held', 'spent'),
  ('void', 'held', 'available'),
  ('reserve', 'tolerance', 'tolerance_held'),
  ('consume', 'tolerance_held', 'tolerance_used'),
  ('void', 'tolerance_held', 'tolerance')
));
drop index credit_transfers_shown;
create index credit_transfers_shown on credit_transfers (business_id, at desc, id desc)
  where cause in ('recharge', 'transfer', 'extract', 'business_extract', 'expire', 'consume', 'tolerance');

-- Takes credits out of the blocks, for a transfer that is written; the caller holds the accounts. `preferred`: the blocks of
-- this origin come first.
create function draw_credit_blocks(
  business uuid, of_model text, for_transfer uuid, how_much bigint, is_held boolean, preferred text
) returns void language plpgsql as $$
declare
  one record;
  rest bigint := how_much;
  taken bigint;
begin
  for one in select b.id, b.available from credit_blocks b
    where b.business_id = business and b.model = of_model and b.available > 0
    order by (b.origin = preferred) desc, b.priority, b.expires_at nulls last, b.issued_at, b.id
  loop
    taken := least(rest, one.available);
    insert into credit_block_entries (business_id, transfer_id, block_id, available, held)
      values (business, for_transfer, one.id, -taken, case when is_held then taken else 0 end);
    rest := rest - taken;
    exit when rest = 0;
  end loop;
  if rest > 0 then
    raise exception 'the blocks have fewer credits than their account';
  end if;
end $$;

-- What is past its expiry and not held leaves the balance, by one transfer for each block; the caller holds the accounts.
-- Answers how much it was.
create function expire_credit_blocks(business uuid, of_model text, at_time timestamptz)
  returns bigint language plpgsql as $$
declare
  one record;
  gone uuid;
  before bigint;
  total bigint := 0;
begin
  for one in select b.id, b.available, b.expires_at from credit_blocks b
    where b.business_id = business and b.model = of_model and b.available > 0 and b.expires_at <= at_time
    order by b.expires_at, b.issued_at, b.id
  loop
    insert into credit_accounts (business_id, model, account) values (business, of_model, 'expired')
      on conflict do nothing;
    select sum(a.balance) into before from credit_accounts a
      where a.business_id = business and a.model = of_model and a.account in ('available', 'held');
    gone := gen_random_uuid();
    insert into credit_transfers (business_id, id, key, model, cause, from_account, to_account, amount, balance_after,
        details, created_by, at, created_at)
      values (business, gone, 'expire:' || gone, of_model, 'expire', 'available', 'expired', one.available,
        before - one.available, jsonb_build_object('blockId', one.id, 'expiresAt', one.expires_at), 'Mostrador',
        at_time, at_time);
    insert into credit_block_entries (business_id, transfer_id, block_id, available, held)
      values (business, gone, one.id, -one.available, 0);
    total := total + one.available;
  end loop;
  return total;
end $$;

-- Expires what is due of both models; answers how much it was.
create function expire_credits(at_time timestamptz) returns bigint language plpgsql as $$
declare
  business uuid := current_business();
  of_model text;
  total bigint := 0;
begin
  foreach of_model in array array['gpt_model', 'reasoning_model'] loop
    perform from credit_accounts a where a.business_id = business and a.model = of_model
      and a.account in ('available', 'held') order by a.account for update;
    total := total + expire_credit_blocks(business, of_model, at_time);
  end loop;
  return total;
end $$;

-- As before, with the blocks: what comes in is a block, what goes out is drawn from them. `block_origin` is where it comes
-- from, or what is taken back from first.
drop function transfer_credits(uuid, text, text, text, text, text, bigint, numeric, jsonb, text, timestamptz, timestamptz);
create function transfer_credits(
  transfer_id uuid, transfer_key text, of_model text, why text, source text, target text, how_much bigint,
  price numeric, told jsonb, by_whom text, at_time timestamptz, written timestamptz,
  block_origin text default 'team', block_priority int default 5, block_expires timestamptz default null
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
  if source = 'available' then
    perform expire_credit_blocks(business, of_model, written);
  end if;
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
  if source = 'issued' then
    insert into credit_blocks (business_id, id, model, kind, origin, amount, cost, priority, expires_at, issued_at)
      values (business, transfer_id, of_model, case when price > 0 then 'paid' else 'given' end, block_origin, how_much,
        price, block_priority, block_expires, written);
    insert into credit_block_entries (business_id, transfer_id, block_id, available, held)
      values (business, transfer_id, transfer_id, how_much, 0);
  elsif source = 'available' then
    perform draw_credit_blocks(business, of_model, transfer_id, how_much, target = 'held', block_origin);
  end if;
  insert into credit_checks (business_id, due_at) values (business, written + interval '1 day') on conflict do nothing;
  outcome := 'done';
  return next;
end $$;

-- As before; what was held goes where its blocks are. What returns to a block that expired meanwhile expires at once.
create or replace function end_credit_reservation(
  transfer_id uuid, reservation_key text, is_spent boolean, only_unanswered boolean, by_whom text, at_time timestamptz
) returns table (model text, source text, left_over bigint) language plpgsql as $$
declare
  business uuid := current_business();
  held credit_reservations;
  after_it bigint;
begin
  delete from credit_reservations r where r.business_id = business and r.key = reservation_key
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
  if held.source = 'available' then
    insert into credit_block_entries (business_id, transfer_id, block_id, available, held)
      select business, end_credit_reservation.transfer_id, e.block_id, case when is_spent then 0 else e.held end, -e.held
      from credit_block_entries e join credit_transfers t on t.business_id = e.business_id and t.id = e.transfer_id
      where t.business_id = business and t.key = 'reserve:' || held.key || ':' || held.number;
    if not is_spent then
      left_over := left_over - expire_credit_blocks(business, held.model, at_time);
    end if;
  end if;
  return next;
end $$;

-- As before, and the blocks: their sum against the accounts, and each against its entries; entries against their transfer.
create or replace function credit_differences()
  returns table (model text, account text, remembered bigint, summed bigint) language sql stable as $$
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
  ), blocks as (
    select b.model, b.id, b.available, b.held from credit_blocks b where b.business_id = current_business()
  ), block_sums as (
    select b.model, 'available' as account, sum(b.available)::bigint as total from blocks b group by 1
    union all
    select b.model, 'held', sum(b.held)::bigint from blocks b group by 1
  ), changes as (
    select e.block_id, sum(e.available)::bigint as available, sum(e.held)::bigint as held
    from credit_block_entries e where e.business_id = current_business() group by 1
  ), drawn as (
    select e.transfer_id, sum(greatest(abs(e.available), abs(e.held)))::bigint as total
    from credit_block_entries e where e.business_id = current_business() group by 1
  )
  select coalesce(k.model, s.model), coalesce(k.account, s.account), coalesce(k.balance, 0), coalesce(s.total, 0)
    from known k full join sums s on s.model = k.model and s.account = k.account
    where coalesce(k.balance, 0) <> coalesce(s.total, 0)
  union all
  select k.model, k.account, k.balance, coalesce(o.total, 0)
    from known k left join open o on o.model = k.model and o.account = k.account
    where k.account in ('held', 'tolerance_held') and k.balance <> coalesce(o.total, 0)
  union all
  select k.model, k.account || ' of blocks', k.balance, coalesce(b.total, 0)
    from known k left join block_sums b on b.model = k.model and b.account = k.account
    where k.account in ('available', 'held') and k.balance <> coalesce(b.total, 0)
  union all
  select b.model, 'block ' || b.id, b.available + b.held, coalesce(c.available + c.held, 0)
    from blocks b left join changes c on c.block_id = b.id
    where b.available <> coalesce(c.available, 0) or b.held <> coalesce(c.held, 0)
  union all
  select t.model, 'blocks of ' || t.cause || ' ' || t.id, t.amount, d.total
    from drawn d join credit_transfers t on t.business_id = current_business() and t.id = d.transfer_id
    where t.cause not in ('recharge', 'transfer') and t.amount <> d.total
$$;

-- Balances from before become blocks. The oldest credits were used first, so what is left came with the newest recharges.
alter table credit_accounts no force row level security;
alter table credit_transfers no force row level security;
alter table credit_reservations no force row level security;
alter table credit_blocks no force row level security;
alter table credit_block_entries no force row level security;
do $$
declare
  purse record;
  one record;
  rest bigint;
  part bigint;
begin
  for purse in select a.business_id, a.model, sum(a.balance)::bigint as total from credit_accounts a
    where a.account in ('available', 'held') group by 1, 2 having sum(a.balance) > 0
  loop
    rest := purse.total;
    for one in select t.id, t.key, t.amount, t.total_price, t.details, t.created_at from credit_transfers t
      where t.business_id = purse.business_id and t.model = purse.model and t.cause in ('recharge', 'transfer')
      order by t.created_at desc, t.id desc
    loop
      exit when rest = 0;
      part := least(rest, one.amount);
      insert into credit_blocks (business_id, id, model, kind, origin, amount, cost, priority, issued_at)
        values (purse.business_id, one.id, purse.model, case when one.total_price > 0 then 'paid' else 'given' end,
          case when one.key like 'stripe:%' then one.key
            when one.details ->> 'creditSource' is not null
              then (one.details ->> 'creditSource') || ':' || coalesce(one.details ->> 'partnerId', '')
            else 'team' end,
          one.amount, one.total_price, 5, one.created_at);
      insert into credit_block_entries (business_id, transfer_id, block_id, available, held)
        values (purse.business_id, one.id, one.id, part, 0);
      rest := rest - part;
    end loop;
    for one in select t.id, r.amount from credit_reservations r
      join credit_transfers t on t.business_id = r.business_id and t.key = 'reserve:' || r.key || ':' || r.number
      where r.business_id = purse.business_id and r.model = purse.model and r.source = 'available'
      order by r.reserved_at, r.key
    loop
      perform draw_credit_blocks(purse.business_id, purse.model, one.id, one.amount, true, '');
    end loop;
  end loop;
end $$;
alter table credit_accounts force row level security;
alter table credit_transfers force row level security;
alter table credit_reservations force row level security;
alter table credit_blocks force row level security;
alter table credit_block_entries force row level security;
