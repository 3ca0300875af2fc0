-- Courses: what is taught in sessions.

create table courses (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  custom_id text not null default '',
  name text collate "es-x-icu" not null,
  description text not null,
  sessions int not null check (sessions between 1 and 100),
  price_per_session numeric(12, 2) check (price_per_session >= 0),
  total_price numeric(12, 2) check (total_price >= 0),
  enrollment_fee numeric(12, 2) check (enrollment_fee >= 0),
  place text not null,
  location text not null default '',
  course_type text not null check (course_type in ('scheduled', 'recurrent')),
  -- How many there is room for, and when the sessions are.
  schedules jsonb not null,
  -- After how long a recurrent course meets again.
  recurrence jsonb,
  -- Addresses: a path of ours for a file of the business, or one elsewhere.
  images jsonb not null default '[]',
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  check ((course_type = 'recurrent') = (recurrence is not null))
);
comment on table courses is 'catalog';
call tenant_table('courses');
create index on courses (business_id, created_at, id);
call uses_files('courses');
call relation_table('course_resources', 'course', 'courses', 'resource', 'resources', 'catalog');
