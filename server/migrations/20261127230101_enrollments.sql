-- Enrollments in courses, their payments, and who waits for a place.

-- One row a course: the last number given. Taking a place locks it, so that places are counted one at a time.
create table course_tickets (
  business_id uuid not null references businesses (business_id) on delete cascade,
  course_id uuid not null,
  last_ticket int not null,
  primary key (business_id, course_id),
  foreign key (business_id, course_id) references courses (business_id, id) on delete cascade
);
comment on table course_tickets is 'growth';
call tenant_table('course_tickets');

create table enrollments (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  course_id uuid not null,
  contact_id uuid not null,
  -- 'Boleto' on screen.
  ticket int not null check (ticket > 0),
  enrollment_date timestamptz not null check (enrollment_date >= '1999-12-30' and enrollment_date < '2101-01-03'),
  status text not null check (status in ('pending', 'confirmed', 'cancelled')),
  payment_status text not null check (payment_status in ('pending', 'partial', 'completed')),
  payment_method text check (payment_method in ('cash', 'credit', 'debit', 'transfer', 'mercado_pago', 'check')),
  enrollment_fee numeric(12, 2) check (enrollment_fee >= 0),
  total_paid numeric(12, 2) not null check (total_paid >= 0),
  remaining_balance numeric(12, 2) not null check (remaining_balance >= 0),
  notes text not null default '',
  created_by text not null,
  updated_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, course_id, ticket),
  foreign key (business_id, course_id) references courses (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade
);
comment on table enrollments is 'growth; kept: money by enrollment_date';
call tenant_table('enrollments');
create index enrollments_newest on enrollments (business_id, enrollment_date desc, id desc);
create index enrollments_course on enrollments (business_id, course_id, status);
create index enrollments_contact on enrollments (business_id, contact_id, enrollment_date desc);
call names_contact('enrollments');

create table enrollment_payments (
  business_id uuid not null references businesses (business_id) on delete cascade,
  enrollment_id uuid not null,
  position int not null,
  -- Negative: given back.
  amount numeric(12, 2) not null check (amount <> 0),
  payment_method text not null check (payment_method in ('cash', 'credit', 'debit', 'transfer', 'mercado_pago', 'check')),
  paid_at timestamptz not null,
  movement_id uuid,
  primary key (business_id, enrollment_id, position),
  foreign key (business_id, enrollment_id) references enrollments (business_id, id) on delete cascade,
  foreign key (business_id, movement_id) references money_movements (business_id, id) on delete set null (movement_id)
);
comment on table enrollment_payments is 'growth; kept: contact';
call tenant_table('enrollment_payments');
create index enrollment_payments_movement on enrollment_payments (business_id, movement_id);

create table course_waiting (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  course_id uuid not null,
  contact_id uuid not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, course_id) references courses (business_id, id) on delete cascade,
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete cascade
);
comment on table course_waiting is 'growth; kept: contact';
call tenant_table('course_waiting');
create index course_waiting_course on course_waiting (business_id, course_id, created_at, id);
create index course_waiting_contact on course_waiting (business_id, contact_id);
call names_contact('course_waiting');
