-- Words that are written often, by a short name.

create table quick_replies (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  shortcut text collate "es-x-icu" not null,
  text text not null,
  -- What the search looks through, folded.
  search_text text not null default '',
  is_archived boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  -- A short name leads to one text.
  exclude using btree (business_id with =, shortcut with =) where (not is_archived)
);
comment on table quick_replies is 'conversation';
call tenant_table('quick_replies');
create index on quick_replies (business_id, created_at, id);
