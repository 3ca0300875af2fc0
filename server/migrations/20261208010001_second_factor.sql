-- The second factor of a person, and whether a business asks its team for it.

alter table users add column two_factor_enabled boolean not null default false;

-- The columns are those of the sign-in library. It encrypts the secret and the recovery codes with the secret of the
-- installation.
create table second_factors (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
comment on table second_factors is 'ground/identity; global: of a person, who may belong to several businesses; kept: person';

-- Trusted devices and open steps of the sign-in end when the factor is turned on or off.
create function end_verifications() returns trigger language plpgsql as $$
begin
  delete from verifications where value = new.id::text;
  return null;
end $$;

create trigger end_trusted_devices after update of two_factor_enabled on users for each row
  when (old.two_factor_enabled is distinct from new.two_factor_enabled) execute function end_verifications();

create table team_rules (
  business_id uuid primary key references businesses (business_id) on delete cascade,
  needs_second_factor boolean not null default false,
  updated_at timestamptz not null default now()
);
comment on table team_rules is 'ground/identity; kept: business';
call tenant_table('team_rules');
-- People see the rules of their own businesses before any business is chosen.
create policy own on team_rules for select using (
  exists (select from memberships m where m.business_id = team_rules.business_id and m.user_id = (select current_user_id()))
);
