-- Advertisements that brought contacts, as Meta names them, each of at most one traffic source.

create table traffic_ads (
  business_id uuid not null references businesses (business_id) on delete cascade,
  -- Meta's id of the advertisement or publication, or the reference of a link.
  ad_id text not null,
  traffic_source_id uuid,
  kind text not null default 'ad' check (kind in ('ad', 'post')),
  headline text not null default '',
  body text not null default '',
  url text not null default '',
  created_at timestamptz not null,
  primary key (business_id, ad_id),
  foreign key (business_id, traffic_source_id) references traffic_sources (business_id, id)
    on delete set null (traffic_source_id)
);
comment on table traffic_ads is 'growth/traffic-sources; kept: business';
call tenant_table('traffic_ads');
create index traffic_ads_source on traffic_ads (business_id, traffic_source_id);

-- Which contacts came through which advertisement, and when first.
create table traffic_ad_contacts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  ad_id text not null,
  contact_id uuid not null,
  came_at timestamptz not null,
  primary key (business_id, ad_id, contact_id),
  foreign key (business_id, ad_id) references traffic_ads (business_id, ad_id) on delete cascade,
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade
);
comment on table traffic_ad_contacts is 'growth/traffic-sources; kept: contact';
call tenant_table('traffic_ad_contacts');
call names_contact('traffic_ad_contacts');
create index traffic_ad_contacts_contact on traffic_ad_contacts (business_id, contact_id);
