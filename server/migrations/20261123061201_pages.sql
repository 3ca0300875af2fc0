-- Messenger and Instagram: who went to sign in with Facebook, and by which of its ids a conversation is answered.

-- Comes back once, in the same session; then the pages of that person wait ten minutes to be chosen from.
create table facebook_sign_ins (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('messenger', 'instagram')),
  state_digest bytea not null,
  session_digest bytea not null,
  -- The pages with their keys, sealed (D-15.4); null until the person comes back.
  pages text,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, state_digest)
);
comment on table facebook_sign_ins is 'conversation';
call tenant_table('facebook_sign_ins');

-- As the page or the account knows the person; other pages know them otherwise. Null on WhatsApp.
alter table threads add column reply_user_id text;
create index threads_of_page_user on threads (business_id, channel_id, reply_user_id) where reply_user_id is not null;
