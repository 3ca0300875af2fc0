-- Features that the team switched off or on again for all. Without a row a feature is on.
create table feature_switches (
  feature text primary key,
  is_on boolean not null,
  changed_by text not null,
  updated_at timestamptz not null
);
comment on table feature_switches is 'platform/admin; global: decides for all businesses';

-- What holds for one business, whatever holds for all.
create table feature_exceptions (
  business_id uuid not null references businesses (business_id) on delete cascade,
  feature text not null,
  is_on boolean not null,
  changed_by text not null,
  updated_at timestamptz not null,
  primary key (business_id, feature)
);
comment on table feature_exceptions is 'platform/admin; kept: business';
call tenant_table('feature_exceptions');

-- Whether a feature is off in the open business; without one, whether it is off for all.
create function is_feature_off(named text) returns boolean language sql stable set search_path = public, pg_temp as $$
  select not coalesce(
    (select e.is_on from feature_exceptions e where e.business_id = (select current_business()) and e.feature = named),
    (select s.is_on from feature_switches s where s.feature = named),
    true
  )
$$;

-- The exceptions of all businesses, for the team.
grant select on feature_exceptions to mostrador_search;
create policy listing on feature_exceptions for select to mostrador_search using (true);
create function list_feature_exceptions(most int)
returns table (business_id uuid, feature text, is_on boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.business_id, e.feature, e.is_on
  from feature_exceptions e
  where exists (select from users u where u.id = current_user_id() and u.role = 'admin')
  order by e.updated_at desc, e.business_id, e.feature
  limit most
$$;
alter function list_feature_exceptions(int) owner to mostrador_search;
revoke all on function list_feature_exceptions(int) from public;
grant execute on function list_feature_exceptions(int) to mostrador_app;
