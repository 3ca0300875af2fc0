-- Tablets at the reception of a branch, where clients say themselves that they are here.
create table kiosk_tablets (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  branch_id uuid not null,
  name text collate "es-x-icu" not null,
  -- 'hour': light by day, dark in the evening.
  theme text not null check (theme in ('hour', 'light', 'dark')),
  -- SHA-256 of the secret in its link; null: the link was withdrawn.
  secret_hash text unique check (secret_hash ~ '^[\w-]{43}$'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, branch_id) references branches (business_id, id) on delete cascade
);
comment on table kiosk_tablets is 'scheduling/kiosk';
call tenant_table('kiosk_tablets');
create index on kiosk_tablets (business_id, created_at, id);
create index on kiosk_tablets (business_id, branch_id);
call limit_rows('kiosk_tablets', 'branch(branch_id)');

-- The tablet of a link, for the page that has it.
create function kiosk_at(of_hash text) returns table (business_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select t.business_id, t.id from kiosk_tablets t where t.secret_hash = of_hash $$;
alter function kiosk_at(text) owner to mostrador_search;
revoke all on function kiosk_at(text) from public;
grant execute on function kiosk_at(text) to mostrador_app;
grant select on kiosk_tablets to mostrador_search;
create policy page_address on kiosk_tablets for select to mostrador_search using (true);
