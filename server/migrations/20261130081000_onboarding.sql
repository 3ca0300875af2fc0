-- How far a person came with the first steps of a business, so that another device goes on there.
create table onboardings (
  user_id uuid primary key references users (id) on delete cascade,
  progress jsonb not null,
  updated_at timestamptz not null
);
comment on table onboardings is 'platform/onboarding; kept: person; global: of a person, before any business exists';
