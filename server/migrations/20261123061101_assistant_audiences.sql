-- Who may try an assistant, whose number in the business was proved, and why an assistant answered.

create table test_numbers (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  name text collate "es-x-icu" not null default '',
  -- Digits with country code, in the one form of a person's number.
  phone text not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, phone)
);
comment on table test_numbers is 'automation; kept: business';
call tenant_table('test_numbers');

-- One of each person of a business. It goes with the membership, and what hung on it ends in the same moment.
create table staff_numbers (
  business_id uuid not null references businesses (business_id) on delete cascade,
  user_id uuid not null,
  -- What was proved; null while nothing was.
  phone text,
  proved_at timestamptz,
  -- What is being proved: the code is sealed, and gone once it was used or its tries are.
  asked_phone text,
  code text,
  code_expires_at timestamptz,
  tries int not null default 0,
  -- Codes that were sent since then: they are bounded by day.
  codes int not null default 0,
  codes_since timestamptz not null,
  asked_at timestamptz not null,
  primary key (business_id, user_id),
  foreign key (business_id, user_id) references memberships (business_id, user_id) on delete cascade,
  check ((phone is null) = (proved_at is null))
);
comment on table staff_numbers is 'automation; kept: person';
create unique index on staff_numbers (business_id, phone) where phone is not null;
call tenant_table('staff_numbers');

-- Whose receipt it is: what each assistant did today is counted by it.
alter table tool_receipts add column assistant_id uuid;
comment on column tool_receipts.assistant_id is 'of an assistant, which may be gone: what it did stays counted';
create index on tool_receipts (business_id, at);

-- In words for staff: by which rule this assistant, and no other, answered.
alter table messages add column because text not null default '';
create index messages_answers on messages (business_id, at) where author_kind = 'assistant';

-- Its picture is one of the business's files.
call uses_files('assistants');
