-- Pictures that partners upload for their brand. Their bytes lie with the other public files, on the disk.

create table partner_pictures (
  partner_id uuid not null references partners (id) on delete cascade,
  -- With its extension: the name in its address.
  name text not null unique check (name ~ '^[a-zA-Z0-9]{24}\.[a-z0-9]{3,4}$'),
  bytes int not null check (bytes > 0),
  -- It is being deleted and no longer used.
  dropped_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (partner_id, name)
);
comment on table partner_pictures is 'partners/partners; global: a partner is a tenant of its own kind, which has businesses';
