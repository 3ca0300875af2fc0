-- Conversion events: what came of talking with a contact, written down by a person or by the assistant.
create table conversion_events (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  contact_id uuid not null,
  name text not null check (length(name) between 2 and 80),
  description text not null default '',
  -- When it happened.
  date timestamptz not null check (date >= '1999-12-31' and date < '2101-01-02'),
  source text not null check (source in ('assistant', 'person')),
  -- The conversation in which the assistant registered it.
  thread_id uuid,
  -- Name and description, folded.
  search_text text not null default '',
  -- Whatever registers it twice under one key registers it once.
  request_key text,
  created_by text not null,
  updated_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade,
  foreign key (business_id, thread_id) references threads (business_id, id) on delete set null (thread_id)
);
comment on table conversion_events is 'growth; kept: messages by updated_at';
call tenant_table('conversion_events');
create unique index conversion_events_request_key on conversion_events (business_id, request_key)
  where request_key is not null;
create index conversion_events_newest on conversion_events (business_id, date desc, id desc);
create index conversion_events_contact on conversion_events (business_id, contact_id, date desc);
create index conversion_events_thread on conversion_events (business_id, thread_id);
call names_contact('conversion_events');

create table conversion_event_services (
  business_id uuid not null references businesses (business_id) on delete cascade,
  event_id uuid not null,
  service_id uuid not null,
  primary key (business_id, event_id, service_id),
  foreign key (business_id, event_id) references conversion_events (business_id, id) on delete cascade,
  foreign key (business_id, service_id) references services (business_id, id)
);
comment on table conversion_event_services is 'growth; kept: contact';
call tenant_table('conversion_event_services');
create index conversion_event_services_service on conversion_event_services (business_id, service_id);

create table conversion_event_products (
  business_id uuid not null references businesses (business_id) on delete cascade,
  event_id uuid not null,
  product_id uuid not null,
  primary key (business_id, event_id, product_id),
  foreign key (business_id, event_id) references conversion_events (business_id, id) on delete cascade,
  foreign key (business_id, product_id) references products (business_id, id)
);
comment on table conversion_event_products is 'growth; kept: contact';
call tenant_table('conversion_event_products');
create index conversion_event_products_product on conversion_event_products (business_id, product_id);
