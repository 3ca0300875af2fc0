-- Pesos of a business that pays by conversion (D-17.17): only added to, like the credits. The balance is written by the
-- trigger of its movements and by nothing else.

create table peso_accounts (
  business_id uuid primary key references businesses (business_id) on delete cascade,
  balance numeric(12, 2) not null default 0,
  constraint peso_accounts_never_below_zero check (balance >= 0)
);
comment on table peso_accounts is 'money/credits';
call tenant_table('peso_accounts');
revoke delete on peso_accounts from mostrador_app;

create table peso_movements (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  -- What happened once: the same key again is the same movement.
  key text not null,
  type text not null check (type in ('recharge', 'purchase', 'extract', 'refund', 'conversion')),
  conversion text check (conversion in ('appointment', 'order', 'enrollment', 'event')),
  -- The row that the conversion was: it may be gone.
  reference_id uuid,
  amount numeric(12, 2) not null check (amount >= 0),
  -- What the conversion costs; with an amount of zero it was not charged, because the balance was too low.
  price numeric(12, 2) check (price > 0),
  balance_after numeric(12, 2) not null check (balance_after >= 0),
  note text not null default '',
  created_by text not null,
  at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, key),
  check ((type = 'conversion') = (conversion is not null)),
  check ((type = 'conversion') = (price is not null)),
  check (amount > 0 or type in ('conversion', 'refund'))
);
comment on table peso_movements is 'money/credits';
call tenant_table('peso_movements');
revoke update, delete on peso_movements from mostrador_app;
create index peso_movements_newest on peso_movements (business_id, at desc, id desc);

-- Nobody changes a movement, with any right; it goes with its business alone.
create function keep_peso_movements() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from businesses b where b.business_id = old.business_id) then
    return old;
  end if;
  raise exception 'peso_movements is only added to' using errcode = 'insufficient_privilege';
end $$;
create trigger keep before update or delete on peso_movements for each row execute function keep_peso_movements();

-- A balance changes with a movement and in no other way; an account begins empty.
create function guard_peso_accounts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance = 0 or tg_op = 'UPDATE' and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'peso_accounts is written by its movements' using errcode = 'insufficient_privilege';
end $$;
create trigger guard before insert or update on peso_accounts for each row execute function guard_peso_accounts();

create function apply_peso_movement() returns trigger language plpgsql as $$
begin
  update peso_accounts a
    set balance = a.balance + case when new.type in ('recharge', 'purchase') then new.amount else -new.amount end
    where a.business_id = new.business_id;
  if not found then
    raise exception 'a movement of pesos has an account';
  end if;
  return null;
end $$;
create trigger apply after insert on peso_movements for each row execute function apply_peso_movement();

-- One movement, once: 'done', 'exists', or 'short' where the balance is lower. A conversion that the balance cannot pay is
-- written with an amount of zero, and a refund takes what is left.
create function move_pesos(
  movement_id uuid, movement_key text, why text, how_much numeric, what_conversion text, reference uuid, why_note text,
  by_whom text, at_time timestamptz
) returns text language plpgsql as $$
declare
  business uuid := current_business();
  before numeric;
  moved numeric := how_much;
begin
  insert into peso_accounts (business_id) values (business) on conflict do nothing;
  select a.balance into before from peso_accounts a where a.business_id = business for update;
  if exists (select from peso_movements m where m.business_id = business and m.key = movement_key) then
    return 'exists';
  end if;
  if why not in ('recharge', 'purchase') and before < how_much then
    if why = 'extract' then
      return 'short';
    end if;
    moved := case why when 'refund' then before else 0 end;
  end if;
  insert into peso_movements (business_id, id, key, type, conversion, reference_id, amount, price, balance_after, note,
      created_by, at)
    values (business, movement_id, movement_key, why, what_conversion, reference, moved,
      case when why = 'conversion' then how_much end,
      before + case when why in ('recharge', 'purchase') then moved else -moved end, why_note, by_whom, at_time);
  return case when why = 'conversion' and moved = 0 then 'short' else 'done' end;
end $$;

-- A balance that differs from the sum of its movements: none, as long as all is well.
create function peso_differences() returns table (remembered numeric, summed numeric) language sql stable as $$
  select a.balance, coalesce(s.total, 0) from peso_accounts a
    cross join (select sum(case when m.type in ('recharge', 'purchase') then m.amount else -m.amount end) as total
      from peso_movements m where m.business_id = current_business()) s
    where a.business_id = current_business() and a.balance <> coalesce(s.total, 0)
$$;

-- Pesos are bought like credits: the quantity is the number of pesos.
alter table purchases drop constraint purchases_kind_check;
alter table purchases add constraint purchases_kind_check
  check (kind in ('plan', 'credits', 'pack', 'promo', 'invoice', 'pesos'));
