-- Google takes back all that one person gave this installation at once: before a permission is given back, it is asked
-- whether another business lives on it. Found across businesses, so it holds a digest and ids alone.
create table google_grants (
  business_id uuid not null references businesses (business_id) on delete cascade,
  account_id uuid not null,
  email_digest bytea not null,
  primary key (business_id, account_id),
  foreign key (business_id, account_id) references google_accounts (business_id, id) on delete cascade
);
comment on table google_grants is 'scheduling; global: tells whether another business has the permission of the same person';
create index on google_grants (email_digest);

-- Migrations run as the owner, whom the row policies do not let see: they are lifted for the moment.
alter table google_accounts no force row level security;
insert into google_grants (business_id, account_id, email_digest)
  select business_id, id, sha256(convert_to(email, 'UTF8')) from google_accounts where refresh_token is not null;
alter table google_accounts force row level security;
