-- Privacy (LFPDPPP of 2025): the notice and who was given it, the requests of contacts, objections, holds, and how long
-- things are kept (docs/decisions/0044).

create table privacy_settings (
  business_id uuid not null references businesses (business_id) on delete cascade,
  -- What the notice is written from.
  facts jsonb not null default '{}',
  -- As the owner edited it; empty follows the facts.
  draft text not null default '',
  -- Whoever writes for the first time gets the link to it, once for each version.
  sends_link boolean not null default false,
  message_months int not null default 24 check (message_months between 6 and 120),
  history_months int not null default 24 check (history_months between 12 and 120),
  money_years int not null default 5 check (money_years between 5 and 10),
  updated_at timestamptz not null default now(),
  primary key (business_id)
);
comment on table privacy_settings is 'business; kept: business';
call tenant_table('privacy_settings');

-- A published notice is never changed: what somebody was given must be there to be read.
create table privacy_notices (
  business_id uuid not null references businesses (business_id) on delete cascade,
  version int not null,
  body text not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (business_id, version)
);
comment on table privacy_notices is 'business; kept: business';
call tenant_table('privacy_notices');
revoke update, delete on privacy_notices from mostrador_app;

-- Whose notice an address is: asked before any business is known. It stays when the business is renamed.
create table notice_addresses (
  search text primary key,
  business_id uuid not null references businesses (business_id) on delete cascade,
  unique (business_id)
);
comment on table notice_addresses is 'business; global: finds the business of a notice before it is known';

-- That the notice was made available to somebody: which version, when, through what.
create table notice_proofs (
  business_id uuid not null references businesses (business_id) on delete cascade,
  contact_id uuid not null,
  version int not null,
  channel text not null default 'staff' check (channel in ('booking_page', 'message', 'staff')),
  through text not null,
  given_at timestamptz not null,
  noted_by text not null,
  noted_at timestamptz not null,
  primary key (business_id, contact_id, version, channel),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade,
  foreign key (business_id, version) references privacy_notices (business_id, version)
);
comment on table notice_proofs is 'business; kept: contact';
call tenant_table('notice_proofs');

create table privacy_requests (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  contact_id uuid not null,
  kind text not null default 'access' check (kind in ('access', 'rectification', 'cancellation', 'opposition')),
  state text not null default 'received' check (state in ('received', 'accepted', 'refused', 'done')),
  received_on date not null,
  through text not null,
  notes text not null default '',
  -- Of an opposition.
  purposes jsonb not null default '[]',
  answer_by date not null,
  answered_on date,
  answer text not null default '',
  carry_out_by date,
  done_on date,
  -- The contact as it was before a rectification.
  before jsonb,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id)
);
comment on table privacy_requests is 'business; kept: contact';
call tenant_table('privacy_requests');
create index on privacy_requests (business_id, created_at desc, id desc);
create index on privacy_requests (business_id, contact_id);

-- Each step of a request, with who took it and when; rows are only added.
create table privacy_request_steps (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  request_id uuid not null,
  what text not null,
  details text not null default '',
  actor_name text not null,
  at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, request_id) references privacy_requests (business_id, id) on delete cascade
);
comment on table privacy_request_steps is 'business; kept: contact';
call tenant_table('privacy_request_steps');
create index on privacy_request_steps (business_id, request_id, id);

-- All that is held of somebody who asked for it, as it was then; it goes when its time is over.
create table privacy_exports (
  business_id uuid not null references businesses (business_id) on delete cascade,
  request_id uuid not null,
  data text not null,
  row_count int not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (business_id, request_id),
  foreign key (business_id, request_id) references privacy_requests (business_id, id) on delete cascade
);
comment on table privacy_exports is 'business; kept: brief';
call tenant_table('privacy_exports');

-- What somebody does not want their data used for.
create table contact_objections (
  business_id uuid not null references businesses (business_id) on delete cascade,
  contact_id uuid not null,
  purpose text not null default 'secondary' check (purpose in ('secondary', 'assistant')),
  request_id uuid not null,
  since timestamptz not null,
  primary key (business_id, contact_id, purpose),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade,
  foreign key (business_id, request_id) references privacy_requests (business_id, id)
);
comment on table contact_objections is 'business; kept: contact';
call tenant_table('contact_objections');

-- What is blocked: all that was held of somebody, taken out of everything that works with it, until it is deleted.
create table blocked_contacts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  contact_id uuid not null,
  request_id uuid not null,
  data text not null,
  row_count int not null,
  blocked_at timestamptz not null,
  delete_after timestamptz not null,
  primary key (business_id, contact_id),
  foreign key (business_id, contact_id) references contacts (business_id, id),
  foreign key (business_id, request_id) references privacy_requests (business_id, id)
);
comment on table blocked_contacts is 'business; kept: brief';
call tenant_table('blocked_contacts');
create index on blocked_contacts (business_id, delete_after);

-- By order of an authority or for a claim: nothing of it is deleted. Without a contact it holds the whole business.
create table legal_holds (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  contact_id uuid,
  reason text not null,
  since timestamptz not null,
  placed_by text not null,
  lifted_at timestamptz,
  lifted_by text not null default '',
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id)
);
comment on table legal_holds is 'business; kept: contact';
call tenant_table('legal_holds');
create unique index on legal_holds (business_id, contact_id) nulls not distinct where lifted_at is null;

-- Held raw deliveries are found before it is known whose they are: which businesses hold anything.
create table held_businesses (
  business_id uuid primary key references businesses (business_id) on delete cascade
);
comment on table held_businesses is 'business; global: raw deliveries are swept before it is known whose they are';

create table retention_runs (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  -- Of all the run: what is over is over as of then, also when it goes on later.
  started_at timestamptz not null,
  finished_at timestamptz,
  held boolean not null default false,
  primary key (business_id, id)
);
comment on table retention_runs is 'business; kept: history by started_at';
call tenant_table('retention_runs');
create unique index on retention_runs (business_id) where finished_at is null;

create table retention_counts (
  business_id uuid not null references businesses (business_id) on delete cascade,
  run_id uuid not null,
  table_name text not null,
  deleted int not null default 0,
  primary key (business_id, run_id, table_name),
  foreign key (business_id, run_id) references retention_runs (business_id, id) on delete cascade
);
comment on table retention_counts is 'business; kept: history';
call tenant_table('retention_counts');

-- When what is over is next taken out of each business: the sweep reads it before it acts for any.
create table retention_due (
  business_id uuid primary key references businesses (business_id) on delete cascade,
  due_at timestamptz not null
);
comment on table retention_due is 'business; global: says when what is over goes out of a business, before one is chosen';
create index on retention_due (due_at);
insert into retention_due select business_id, now() + interval '1 hour' * (1 + random() * 23) from businesses;
create function plan_retention() returns trigger language plpgsql as $$
begin
  insert into retention_due values (new.business_id, now() + interval '1 day') on conflict do nothing;
  return new;
end $$;
create trigger plan_retention after insert on businesses for each row execute function plan_retention();

-- Whoever deletes, by whatever way: what is held stays. The code is that of a place that is taken, which capabilities put
-- into words (`clashes`).
create function refuse_held() returns trigger language plpgsql as $$
declare
  contact uuid := case tg_table_name when 'contacts' then (to_jsonb(old) ->> 'id')::uuid else (to_jsonb(old) ->> 'contact_id')::uuid end;
begin
  if current_user = 'mostrador_app' and exists (
    select from legal_holds h where h.business_id = old.business_id and h.lifted_at is null
      and (h.contact_id is null or h.contact_id = contact)
  ) then
    raise exclusion_violation using message = 'held by law', table = 'legal_holds';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger refuse_held before delete on contacts for each row execute function refuse_held();
create trigger refuse_held_emptying before update of deleted_at on contacts for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function refuse_held();
create trigger refuse_held before delete on threads for each row execute function refuse_held();
