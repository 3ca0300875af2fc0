-- Short addresses for the long links in messages: where each leads, within this installation alone. Asked before any business is
-- known, by whoever has the address.
create table short_links (
  code text primary key check (code ~ '^[0-9A-Za-z]{12}$'),
  business_id uuid not null references businesses (business_id) on delete cascade,
  path text not null check (path ~ '^/[A-Za-z]' and length(path) <= 400),
  expires_at timestamptz not null,
  unique (business_id, path)
);
comment on table short_links is 'ground; global: finds where a short address leads before its business is known';
create index on short_links (expires_at);
