-- Uploads of rows from spreadsheets: what was sent, what became of each row, and what an undo did.
create table imports (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  -- Whose rows: 'contacts'.
  kind text not null,
  file_name text not null,
  file_hash text not null,
  -- How many the file has.
  row_count int not null check (row_count >= 0),
  repair boolean not null,
  state text not null default 'running' check (state in ('running', 'done', 'cancelled', 'undoing', 'undone')),
  -- What an undo took away, and what it left because it was edited or is named by something.
  removed int not null default 0,
  kept_edited int not null default 0,
  kept_named int not null default 0,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id)
);
comment on table imports is 'ground';
call tenant_table('imports');
create index imports_recent on imports (business_id, kind, created_at desc);

create table import_batches (
  business_id uuid not null references businesses (business_id) on delete cascade,
  import_id uuid not null,
  number int not null,
  created int not null default 0,
  updated int not null default 0,
  unchanged int not null default 0,
  failed int not null default 0,
  -- [row, outcome, id or null, problem or null] of each.
  outcomes jsonb not null default '[]',
  undone boolean not null default false,
  primary key (business_id, import_id, number),
  foreign key (business_id, import_id) references imports (business_id, id) on delete cascade
);
comment on table import_batches is 'ground';
call tenant_table('import_batches');

-- Which of these rows of a table any other row names, by whatever foreign key: an undo leaves them.
create function rows_named(named regclass, ids uuid[]) returns setof uuid
  language plpgsql stable set search_path = public, pg_temp
  as $$
declare
  key record;
begin
  for key in
    select c.conrelid::regclass as naming, a.attname as field
    from pg_constraint c
      cross join unnest(c.conkey, c.confkey) as pair(own, other)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = pair.other
    where c.contype = 'f' and c.confrelid = named and f.attname = 'id'
  loop
    return query execute format(
      'select distinct %I from %s where business_id = current_business() and %I = any ($1)', key.field, key.naming, key.field
    ) using ids;
  end loop;
end $$;
