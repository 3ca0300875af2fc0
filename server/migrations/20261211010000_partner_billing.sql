-- What partners buy at Stripe: their plan and credits without fee. The team is not named: the ledger of credits has its
-- own rows (D-12.3, D-12.4).

create table partner_purchases (
  id uuid primary key,
  partner_id uuid not null references partners (id) on delete cascade,
  kind text not null check (kind in ('plan', 'credits', 'invoice')),
  title text not null check (length(title) between 1 and 200),
  -- Credits that were asked for; 0 for a plan.
  quantity integer not null check (quantity >= 0),
  -- Centavos, as the buyer left them.
  amount_cents integer not null check (amount_cents >= 0),
  -- Of the session, or of the invoice; null until it was made.
  stripe_id text unique,
  intent_id text,
  status text not null check (status in ('open', 'pending', 'paid', 'failed', 'expired', 'refunded', 'disputed')),
  -- Those that came into the pot, and those that a refund took back.
  credits integer not null default 0 check (credits >= 0),
  credits_back integer not null default 0 check (credits_back between 0 and credits),
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table partner_purchases is 'partners/billing; global: a partner is a tenant of its own kind, which has businesses';
revoke delete on partner_purchases from mostrador_app;
create index partner_purchases_shown on partner_purchases (partner_id, created_at desc, id desc);
create index partner_purchases_intent on partner_purchases (intent_id) where intent_id is not null;

-- When the subscription was last read at Stripe: what was read earlier never replaces what was read later.
alter table partners add column subscription_read_at timestamptz;

-- A refund takes credits back: 'partner_extract', never more than the pot has.
alter table partner_credit_movements drop constraint partner_credit_movements_type_check;
alter table partner_credit_movements add constraint partner_credit_movements_type_check
  check (type in ('partner_recharge', 'partner_transfer', 'business_extract', 'partner_extract'));
alter table partner_credit_movements drop constraint partner_credit_movements_business;
alter table partner_credit_movements add constraint partner_credit_movements_business
  check (type not in ('partner_recharge', 'partner_extract') or business_id is null);

create or replace function apply_partner_movement() returns trigger language plpgsql as $$
declare
  written int;
begin
  update partner_pots p
    set balance = p.balance
      + case when new.type in ('partner_transfer', 'partner_extract') then -new.amount else new.amount end
    where p.partner_id = new.partner_id and p.pot = new.pot;
  get diagnostics written = row_count;
  if written <> 1 then
    raise exception 'a movement has one pot';
  end if;
  return null;
end $$;

create or replace function move_partner_pot(
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
  if why in ('partner_transfer', 'partner_extract') and had < how_much then
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
      had + case when why in ('partner_transfer', 'partner_extract') then -how_much else how_much end, with_business,
      business, price, renewal, reset, charged, by_whom, at_time, written);
  return 'done';
end $$;

create or replace function partner_pot_differences()
  returns table (partner_id uuid, pot text, remembered bigint, summed bigint)
  language sql stable as $$
  select p.partner_id, p.pot, p.balance, coalesce(sum(case when m.type in ('partner_transfer', 'partner_extract')
      then -m.amount else m.amount end), 0)::bigint
    from partner_pots p left join partner_credit_movements m on m.partner_id = p.partner_id and m.pot = p.pot
    group by p.partner_id, p.pot
    having p.balance <> coalesce(sum(case when m.type in ('partner_transfer', 'partner_extract')
      then -m.amount else m.amount end), 0)
$$;
