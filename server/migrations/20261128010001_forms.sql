-- Forms, and the answers to them.

create table forms (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  -- In the address of its page; nobody can guess it.
  code text not null unique check (code ~ '^[0-9A-Za-z]{12}$'),
  title text collate "es-x-icu" not null,
  description text not null default '',
  -- In their order.
  questions jsonb not null,
  thanks text not null default '',
  asks_contact boolean not null default false,
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table forms is 'growth';
call tenant_table('forms');
create index on forms (business_id, created_at, id);

-- The business of a page address, for the person who has it.
create function form_at(page_code text) returns table (business_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select f.business_id, f.id from forms f where f.code = page_code $$;
alter function form_at(text) owner to mostrador_search;
revoke all on function form_at(text) from public;
grant execute on function form_at(text) to mostrador_app;
grant select on forms to mostrador_search;
create policy page_address on forms for select to mostrador_search using (true);

create table form_answers (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  form_id uuid not null,
  -- Null: nobody known.
  contact_id uuid,
  -- From the page: the same one again is the same answer.
  key text not null,
  -- The link was made for this contact.
  is_proved boolean not null default false,
  -- With the questions as they were asked.
  answers jsonb not null,
  answered_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, form_id, key),
  -- A form with answers is archived instead of deleted.
  foreign key (business_id, form_id) references forms (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade
);
comment on table form_answers is 'growth; kept: contact';
call tenant_table('form_answers');
create index form_answers_form on form_answers (business_id, form_id, answered_at desc, id desc);
create index form_answers_contact on form_answers (business_id, contact_id, answered_at desc, id desc);
create index form_answers_newest on form_answers (business_id, answered_at desc, id desc);
call names_contact('form_answers');
