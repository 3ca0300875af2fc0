-- Domains that partners bring. Several may claim a name; who shows first that it is theirs has it.

create table partner_domains (
  partner_id uuid not null references partners (id) on delete cascade,
  hostname text not null check (hostname = lower(hostname) and length(hostname) between 4 and 253),
  -- Of this claim alone: what the owner of the name writes into its records.
  token text not null unique,
  dns_target text not null default '',
  -- The provider's word; null before it has looked.
  acm_status text,
  -- Since when the name was seen to point here; null: nothing is served under it.
  proved_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (partner_id, hostname)
);
comment on table partner_domains is 'partners/domains; global: the host names of partners, asked before anybody has signed in';
create unique index partner_domains_served on partner_domains (hostname) where proved_at is not null;
