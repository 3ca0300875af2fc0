-- What holds for all rows of a file that is brought in, and what the columns of a business's files stand for.
alter table imports
  add column country text not null default '',
  add column month_first boolean not null default false;

create table import_columns (
  business_id uuid not null references businesses (business_id) on delete cascade,
  -- Of whose rows: 'contacts'.
  kind text not null,
  -- As headers are compared: folded, letters and digits alone.
  header text not null,
  -- '' where the column is not used.
  field text not null,
  used_at timestamptz not null,
  primary key (business_id, kind, header)
);
comment on table import_columns is 'ground';
call tenant_table('import_columns');
