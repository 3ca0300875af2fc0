-- Roles, the tenant rule, people, sessions, memberships, audit.
-- Roles are made by kernel/db/migrate.ts: mostrador_app logs in for the application and bypasses nothing;
-- mostrador_search owns the narrow functions that read one tenant through indexes that row policies would forbid.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

grant usage on schema public to mostrador_app, mostrador_search;
alter default privileges in schema public grant select, insert, update, delete on tables to mostrador_app;
alter default privileges in schema public grant usage, select on sequences to mostrador_app;

-- The business of the open transaction; null when none was set, and then no tenant row is seen.
create function current_business() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.business_id', true), '')::uuid;

create function current_user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- Every table with business_id goes through here, in the migration that makes it.
create procedure tenant_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s using (business_id = (select current_business())) with check (business_id = (select current_business()))', name);
end $$;

create table users (
  id uuid primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null default 'user' check (role in ('user', 'partner', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table users is 'ground';

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table sessions is 'ground';
create index on sessions (user_id);

create table accounts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
comment on table accounts is 'ground';
create index on accounts (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table verifications is 'ground';
create index on verifications (identifier);

-- The tenant itself; business/businesses adds its columns.
create table businesses (
  business_id uuid primary key,
  name text not null,
  partner_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table businesses is 'business';
call tenant_table('businesses');

create table memberships (
  business_id uuid not null references businesses (business_id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'staff')),
  access text not null check (access in ('full', 'limited')),
  permissions jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, user_id),
  -- Owners cannot be limited (D-15.3).
  check (role <> 'owner' or access = 'full')
);
comment on table memberships is 'ground';
create index on memberships (user_id);
call tenant_table('memberships');
-- People see their own memberships and the names of those businesses before any business is chosen.
create policy own on memberships for select using (user_id = (select current_user_id()));
create policy own on businesses for select using (
  exists (select from memberships m where m.business_id = businesses.business_id and m.user_id = (select current_user_id()))
);

create table invitations (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  code_hash text not null unique,
  access text not null check (access in ('full', 'limited')),
  permissions jsonb not null default '[]',
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_by uuid references users (id) on delete set null,
  used_at timestamptz,
  primary key (business_id, id)
);
comment on table invitations is 'ground';
call tenant_table('invitations');

-- Which business an invitation opens, found by the hash of its code: the caller is not a member yet.
create table invitation_codes (
  code_hash text primary key,
  business_id uuid not null references businesses (business_id) on delete cascade,
  invitation_id uuid not null
);
comment on table invitation_codes is 'ground; global: finds the business of a code before the caller belongs to it';

create table audit_entries (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  action text not null,
  actor_kind text not null,
  actor_id text,
  actor_name text not null,
  summary text not null,
  details jsonb not null default '{}',
  request_id text not null,
  at timestamptz not null,
  primary key (business_id, id)
);
comment on table audit_entries is 'ground';
call tenant_table('audit_entries');
revoke update, delete on audit_entries from mostrador_app;

-- Answers of calls that carried an Idempotency-Key (D-1.7).
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  route text not null,
  body_hash text not null,
  status int,
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
comment on table idempotency_keys is 'ground';
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy own on idempotency_keys using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));

-- Which of these businesses holds the row: asked when a caller of several businesses names only an id. Each is looked
-- into under its own row policy, so nothing is seen that the caller's own businesses would not show.
create function business_of_row(tab text, row_id uuid, candidates uuid[]) returns uuid language plpgsql volatile as $$
declare
  candidate uuid;
  before text := current_setting('app.business_id', true);
  found_it boolean;
begin
  foreach candidate in array candidates loop
    perform set_config('app.business_id', candidate::text, true);
    if tab = 'businesses' then
      select exists (select from businesses where business_id = row_id and business_id = candidate) into found_it;
    else
      execute format('select exists (select from %I where business_id = $1 and id = $2)', tab) into found_it using candidate, row_id;
    end if;
    exit when found_it;
    candidate := null;
  end loop;
  perform set_config('app.business_id', coalesce(before, ''), true);
  return case when found_it then candidate end;
end $$;
