-- Questions that people of any business ask the team, and who found an answer useful.
create table faqs (
  id uuid primary key,
  question text not null,
  -- Null: nobody has replied yet.
  answer text,
  utility_points integer not null default 0 check (utility_points >= 0),
  asked_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table faqs is 'platform/faq; global: read by people of all businesses';
create index faqs_by_use on faqs (utility_points desc, created_at desc, id);
create index on faqs (asked_by);

create table faq_votes (
  faq_id uuid not null references faqs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (faq_id, user_id)
);
comment on table faq_votes is 'platform/faq; global: a person votes once, in whichever business';
create index on faq_votes (user_id);
