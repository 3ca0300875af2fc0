-- Facts of this installation, such as whether the demo's story has been told.
create table installation_facts (
  name text primary key,
  value text not null,
  at timestamptz not null default now()
);
comment on table installation_facts is 'ground; global: belongs to no business';
