-- Two contacts that are one person become one (docs/decisions/0043). The row of the one that goes stays as a second name
-- of the one that stays: its number and its ids of channels lead there, and whatever still names it is led there, too.
alter table contacts add column merged_into uuid;
alter table contacts add constraint contacts_merged_fkey
  foreign key (business_id, merged_into) references contacts (business_id, id);
alter table contacts add constraint contacts_merged_gone check (merged_into is null or deleted_at is not null);
create index contacts_merged on contacts (business_id, merged_into) where merged_into is not null;

create table contact_merges (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  kept_id uuid not null,
  gone_id uuid not null,
  gone_name text not null,
  -- Columns of the one that stays, before and after, and of the one that went: what an undo puts back.
  kept_before jsonb not null,
  kept_after jsonb not null,
  gone_before jsonb not null,
  merged_by text not null,
  merged_at timestamptz not null,
  undone_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, kept_id) references contacts (business_id, id) on delete cascade,
  foreign key (business_id, gone_id) references contacts (business_id, id) on delete cascade
);
comment on table contact_merges is 'business';
call tenant_table('contact_merges');
create index on contact_merges (business_id, kept_id, id);
create index on contact_merges (business_id, gone_id);

-- What moved, by the key of each row, and whole rows that had no place beside one that was there.
create table contact_moves (
  business_id uuid not null references businesses (business_id) on delete cascade,
  merge_id uuid not null,
  number int not null,
  relation text not null,
  field text not null,
  was uuid not null,
  became uuid not null,
  keys jsonb not null,
  removed jsonb not null,
  primary key (business_id, merge_id, number),
  foreign key (business_id, merge_id) references contact_merges (business_id, id) on delete cascade
);
comment on table contact_moves is 'business';
call tenant_table('contact_moves');

-- Two who look like one person and are not, as somebody said.
create table contact_pairs_apart (
  business_id uuid not null references businesses (business_id) on delete cascade,
  one_id uuid not null,
  other_id uuid not null,
  primary key (business_id, one_id, other_id),
  foreign key (business_id, one_id) references contacts (business_id, id) on delete cascade,
  foreign key (business_id, other_id) references contacts (business_id, id) on delete cascade
);
comment on table contact_pairs_apart is 'business';
call tenant_table('contact_pairs_apart');
create index on contact_pairs_apart (business_id, other_id);

-- Without case, accents and doubled spaces, as `fold` of the domain; what has no accents is not taken apart.
create function folded(text text) returns text language sql immutable parallel safe as $$
  select trim(case
    when octet_length(text) = length(text) and position('  ' in text) = 0 then lower(text)
    else regexp_replace(lower(regexp_replace(normalize(text, nfd), '[\u0300-\u036f]', '', 'g')), '\s+', ' ', 'g')
  end)
$$;

-- Whoever writes a row of a contact that is being merged, or was, writes it of the one that stays: the lock waits for a
-- merge under way. Every column that names contacts has this trigger; proofs/tenancy/merged-contacts.test.ts holds it.
create function follow_merged_contact() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  field text := tg_argv[0];
  named uuid := (to_jsonb(new) ->> field)::uuid;
  became uuid;
  next_one uuid := named;
begin
  while next_one is not null loop
    became := next_one;
    select c.merged_into into next_one from contacts c where c.business_id = new.business_id and c.id = became for key share;
  end loop;
  if became is distinct from named then
    new := jsonb_populate_record(new, jsonb_build_object(field, became));
  end if;
  return new;
end $$;

create procedure names_contact(name regclass, field text default 'contact_id') language plpgsql as $$
begin
  execute format(
    'create trigger %I before insert or update of %I on %s for each row execute function follow_merged_contact(%L)',
    'follow_merged_' || field, field, name, field
  );
end $$;

call names_contact('appointments');
call names_contact('threads');
call names_contact('notifications');
call names_contact('money_movements');
call names_contact('payment_orders');
call names_contact('waiting_entries');
call names_contact('audience_contacts');

-- The columns of a row's key without the business, written as the arguments of jsonb_build_object.
create function key_arguments(relation regclass) returns text language sql stable set search_path = public, pg_temp as $$
  select string_agg(format('%L, t.%I', a.attname, a.attname), ', ' order by a.attnum)
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = relation and i.indisprimary and a.attname <> 'business_id'
$$;

-- Whatever names the one row of this table, by any foreign key of any table, names the other from now on. Rows that have no
-- place beside one that is there already are taken out, and answered whole.
create function move_rows(named regclass, source uuid, target uuid, besides text[])
  returns table (relation text, field text, keys jsonb, removed jsonb)
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  place record;
  own text;
  one jsonb;
  done jsonb;
begin
  for place in
    select c.conrelid::regclass as naming, a.attname as col
    from pg_constraint c
      cross join unnest(c.conkey, c.confkey) as pair(own, other)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = pair.other
    where c.contype = 'f' and c.confrelid = named and f.attname = 'id' and not c.conrelid::regclass::text = any (besides)
    order by c.conrelid::regclass::text, a.attname
  loop
    relation := place.naming::text;
    field := place.col;
    keys := '[]';
    removed := '[]';
    own := key_arguments(place.naming);
    begin
      execute format(
        'with moved as (update %s t set %I = $2 where t.business_id = current_business() and t.%I = $1
           returning jsonb_build_object(%s) as k)
         select coalesce(jsonb_agg(k), ''[]'') from moved', relation, field, field, own
      ) into keys using source, target;
    exception when unique_violation or exclusion_violation then
      for one in execute format(
        'select jsonb_build_object(%s) from %s t where t.business_id = current_business() and t.%I = $1', own, relation, field
      ) using source loop
        begin
          execute format(
            'update %s t set %I = $2 where t.business_id = current_business() and t.%I = $1 and jsonb_build_object(%s) = $3
             returning jsonb_build_object(%s)', relation, field, field, own, own
          ) into done using source, target, one;
          keys := keys || jsonb_build_array(done);
        exception when unique_violation or exclusion_violation then
          execute format(
            'delete from %s t where t.business_id = current_business() and t.%I = $1 and jsonb_build_object(%s) = $2
             returning to_jsonb(t)', relation, field, own
          ) into done using source, one;
          removed := removed || jsonb_build_array(done);
        end;
      end loop;
    end;
    if keys <> '[]' or removed <> '[]' then return next; end if;
  end loop;
end $$;

-- The other way round, of one answer of `move_rows`: what still names the one that took it over goes back, and nothing else.
create function move_rows_back(relation regclass, field text, was uuid, became uuid, keys jsonb, removed jsonb) returns void
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  fields text;
  one jsonb;
begin
  select string_agg(format('%I', a.attname), ', ') into fields from pg_attribute a
  where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  for one in select jsonb_array_elements(removed) loop
    begin
      execute format(
        'insert into %s (%s) select %s from jsonb_populate_record(null::%s, $1) on conflict do nothing',
        relation, fields, fields, relation
      ) using one;
    exception when foreign_key_violation then
      -- what it belonged to is gone meanwhile
      null;
    end;
  end loop;
  if keys <> '[]' then
    execute format(
      'update %s t set %I = $1 from jsonb_array_elements($3) as k(row_key)
       where t.business_id = current_business() and t.%I = $2 and jsonb_build_object(%s) = k.row_key',
      relation, field, field, key_arguments(relation)
    ) using was, became, keys;
  end if;
end $$;
