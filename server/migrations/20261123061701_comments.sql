-- What people write under the posts of a page or an account, and what the business answers there.

create table comments (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  channel_id uuid not null,
  source text not null check (source in ('facebook', 'instagram')),
  -- As Meta knows it; under another comment, that one's id, '' under the post itself.
  external_id text not null,
  parent_id text not null default '',
  post_id text not null default '',
  post_url text not null default '',
  author_id text not null default '',
  author_name text not null default '',
  content text not null,
  is_edited boolean not null default false,
  is_deleted boolean not null default false,
  search_text text not null default '',
  -- By Meta's clock.
  at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, channel_id, external_id),
  foreign key (business_id, channel_id) references channels (business_id, id)
);
comment on table comments is 'conversation; kept: messages by at';
call tenant_table('comments');
create index comments_newest on comments (business_id, at desc, id desc);

create table comment_replies (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  comment_id uuid not null,
  client_key uuid,
  author_kind text not null check (author_kind in ('person', 'assistant')),
  author_name text not null,
  author_email text not null default '',
  content text not null,
  status text not null check (status in ('queued', 'sending', 'sent', 'failed', 'unknown')),
  reason text not null default '',
  external_id text,
  -- Names one attempt: what another one learns is void.
  attempt_token uuid,
  tries int not null default 0,
  at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, comment_id, client_key),
  foreign key (business_id, comment_id) references comments (business_id, id) on delete cascade
);
comment on table comment_replies is 'conversation; kept: messages by at';
call tenant_table('comment_replies');
create index on comment_replies (business_id, comment_id, at);
