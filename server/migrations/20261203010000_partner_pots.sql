-- The two pots of a partner: 'Sin fee' (prepay) and 'Con fee' (sold), with a ledger to which is only added (D-12.3).
-- Amounts are thousandths of a credit. A balance is written by the ledger's trigger and by nothing else.

create table partner_pots (
  partner_id uuid not null references partners (id) on delete cascade,
  pot text not null check (pot in ('prepay', 'sold')),
  balance bigint not null default 0,
  primary key (partner_id, pot),
  constraint partner_pots_never_below_zero check (balance >= 0)
);
comment on table partner_pots is 'money/credits; global: a partner is a tenant of its own kind, which has businesses';
revoke delete on partner_pots from mostrador_app;

create table partner_credit_movements (
  id uuid primary key,
  partner_id uuid not null references partners (id) on delete cascade,
  -- What happened once: the same key again is the same movement.
  key text not null,
  type text not null check (type in ('partner_recharge', 'partner_transfer', 'business_extract')),
  pot text not null check (pot in ('prepay', 'sold')),
  credit_type text not null check (credit_type in ('gpt', 'reasoning')),
  amount bigint not null check (amount > 0),
  balance_after bigint not null check (balance_after >= 0),
  -- Null: of the partner alone, or of a business that is gone. Its name as it was then.
  business_id uuid references businesses (business_id) on delete set null,
  business_name text not null,
  total_price numeric(12, 2) not null check (total_price >= 0),
  renewal_duration text not null check (renewal_duration in ('none', '15days', '1month', '1year')),
  reset_date boolean not null,
  -- From 'Con fee': how much of it the subscription has to charge. What came back and is sent again is charged once.
  usage bigint not null check (usage >= 0),
  -- When Stripe was told of it.
  usage_sent_at timestamptz,
  created_by text not null,
  at timestamptz not null check (at >= '1900-01-01 00:00Z' and at < '2101-01-01 00:00Z'),
  created_at timestamptz not null,
  unique (partner_id, key),
  constraint partner_credit_movements_business check (type <> 'partner_recharge' or business_id is null)
);
comment on table partner_credit_movements is 'money/credits; global: the ledger of a partner, which is a tenant of its own kind';
revoke update, delete on partner_credit_movements from mostrador_app;
grant update (usage_sent_at) on partner_credit_movements to mostrador_app;
create index partner_credit_movements_shown on partner_credit_movements (partner_id, at desc, id desc);
create index partner_credit_movements_newest on partner_credit_movements (at desc, id desc);
create index partner_credit_movements_business on partner_credit_movements (business_id, pot, credit_type);
create index partner_credit_movements_usage on partner_credit_movements (at)
  where usage > 0 and usage_sent_at is null;

-- A balance changes with a movement and in no other way; a pot begins empty.
create function guard_partner_pots() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance = 0 or tg_op = 'UPDATE' and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'partner_pots is written by its movements' using errcode = 'insufficient_privilege';
end $$;
create trigger guard before insert or update on partner_pots for each row execute function guard_partner_pots();

create function apply_partner_movement() returns trigger language plpgsql as $$
declare
  written int;
begin
  update partner_pots p
    set balance = p.balance + case when new.type = 'partner_transfer' then -new.amount else new.amount end
    where p.partner_id = new.partner_id and p.pot = new.pot;
  get diagnostics written = row_count;
  if written <> 1 then
    raise exception 'a movement has one pot';
  end if;
  return null;
end $$;
create trigger apply after insert on partner_credit_movements for each row execute function apply_partner_movement();

-- One movement of a pot, once: 'done', 'exists', 'short' where the pot has less, or 'not theirs' where more would come
-- back from a business than the pot has sent it. The pot is locked, so callers of one pot wait in line.
create function move_partner_pot(
  movement_id uuid, of_partner uuid, movement_key text, why text, of_pot text, of_type text, how_much bigint,
  with_business uuid, business text, price numeric, renewal text, reset boolean, by_whom text, at_time timestamptz,
  written timestamptz
) returns text language plpgsql as $$
declare
  had bigint;
  net bigint;
  charged bigint := 0;
begin
  insert into partner_pots (partner_id, pot) values (of_partner, of_pot) on conflict do nothing;
  select p.balance into had from partner_pots p where p.partner_id = of_partner and p.pot = of_pot for update;
  if exists (select from partner_credit_movements m where m.partner_id = of_partner and m.key = movement_key) then
    return 'exists';
  end if;
  if why = 'partner_transfer' and had < how_much then
    return 'short';
  end if;
  if why = 'business_extract' then
    select coalesce(sum(case m.type when 'partner_transfer' then m.amount else -m.amount end), 0) into net
      from partner_credit_movements m
      where m.business_id = with_business and m.partner_id = of_partner and m.pot = of_pot and m.credit_type = of_type;
    if net < how_much then
      return 'not theirs';
    end if;
  end if;
  if why = 'partner_transfer' and of_pot = 'sold' then
    select greatest(0, how_much + coalesce(sum(case m.type when 'partner_transfer' then m.amount
        when 'business_extract' then -m.amount else 0 end), 0) - coalesce(sum(m.usage), 0)) into charged
      from partner_credit_movements m where m.partner_id = of_partner and m.pot = 'sold';
  end if;
  insert into partner_credit_movements (id, partner_id, key, type, pot, credit_type, amount, balance_after, business_id,
      business_name, total_price, renewal_duration, reset_date, usage, created_by, at, created_at)
    values (movement_id, of_partner, movement_key, why, of_pot, of_type, how_much,
      had + case when why = 'partner_transfer' then -how_much else how_much end, with_business,
      business, price, renewal, reset, charged, by_whom, at_time, written);
  return 'done';
end $$;

-- The pots whose remembered balance is another than the sum of their movements: none, as long as all is well.
create function partner_pot_differences() returns table (partner_id uuid, pot text, remembered bigint, summed bigint)
  language sql stable as $$
  select p.partner_id, p.pot, p.balance, coalesce(sum(case m.type when 'partner_transfer' then -m.amount
      else m.amount end), 0)::bigint
    from partner_pots p left join partner_credit_movements m on m.partner_id = p.partner_id and m.pot = p.pot
    group by p.partner_id, p.pot
    having p.balance <> coalesce(sum(case m.type when 'partner_transfer' then -m.amount else m.amount end), 0)
$$;

-- The entries of a business with its partner.
alter table credit_transfers drop constraint credit_transfers_cause_check;
alter table credit_transfers add constraint credit_transfers_cause_check check (cause in
  ('recharge', 'transfer', 'extract', 'business_extract', 'tolerance', 'reserve', 'consume', 'void'));
alter table credit_transfers drop constraint credit_transfers_ways;
alter table credit_transfers add constraint credit_transfers_ways check ((cause, from_account, to_account) in (
  ('recharge', 'issued', 'available'),
  ('transfer', 'issued', 'available'),
  ('extract', 'available', 'issued'),
  ('business_extract', 'available', 'issued'),
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
  where cause in ('recharge', 'transfer', 'extract', 'business_extract', 'consume', 'tolerance');

-- Every partner begins with what the contract says (contract/partners#start); the earlier ones get it now.
do $$
declare
  one record;
begin
  for one in select p.id, p.subscription_plan as plan, p.created_at as at from partners p loop
    perform move_partner_pot(gen_random_uuid(), one.id, 'start:prepay', 'partner_recharge', 'prepay', 'gpt',
      case one.plan when 'pro' then 1000000 else 500000 end, null, '', 0, 'none', false, 'Mostrador', one.at, one.at);
    perform move_partner_pot(gen_random_uuid(), one.id, 'start:sold', 'partner_recharge', 'sold', 'gpt',
      5000000, null, '', 0, 'none', false, 'Mostrador', one.at, one.at);
  end loop;
end $$;
