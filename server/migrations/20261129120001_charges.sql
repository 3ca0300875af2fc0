-- Charges at the desk: what was due, how it was paid, the tip and the change. The money itself is in money_movements.

-- One row a business: the last ticket number given.
create table charge_tickets (
  business_id uuid not null references businesses (business_id) on delete cascade,
  last_ticket int not null,
  primary key (business_id)
);
comment on table charge_tickets is 'money/charges';
call tenant_table('charge_tickets');

create table charges (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  ticket int not null check (ticket > 0),
  branch_id uuid not null,
  contact_id uuid,
  tip numeric(12, 2) not null check (tip >= 0),
  -- What the client handed over, and what of it was given back as change.
  received numeric(12, 2) not null check (received >= 0),
  change numeric(12, 2) not null check (change >= 0 and change <= received),
  tip_refunded numeric(12, 2) not null default 0 check (tip_refunded >= 0 and tip_refunded <= tip),
  -- Invoiced singly: the global invoice of the day leaves it out.
  is_invoiced boolean not null default false,
  note text not null default '',
  created_by text not null,
  updated_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, ticket),
  foreign key (business_id, branch_id) references branches (business_id, id),
  foreign key (business_id, contact_id) references contacts (business_id, id) on delete set null (contact_id)
);
comment on table charges is 'money/charges; kept: money by created_at';
call tenant_table('charges');
create index charges_newest on charges (business_id, created_at desc, id desc);
create index charges_contact on charges (business_id, contact_id, created_at desc);
create index charges_branch on charges (business_id, branch_id, created_at desc);
call names_contact('charges');

create table charge_lines (
  business_id uuid not null references businesses (business_id) on delete cascade,
  charge_id uuid not null,
  position int not null,
  appointment_id uuid,
  order_id uuid,
  enrollment_id uuid,
  title text not null,
  -- The price that was agreed on, and what of it nobody owes any more.
  price numeric(12, 2) not null check (price >= 0),
  discount numeric(12, 2) not null check (discount >= 0 and discount <= price),
  paid numeric(12, 2) not null check (paid >= 0),
  refunded numeric(12, 2) not null default 0 check (refunded >= 0 and refunded <= paid),
  created_at timestamptz not null,
  primary key (business_id, charge_id, position),
  check (num_nonnulls(appointment_id, order_id, enrollment_id) <= 1),
  foreign key (business_id, charge_id) references charges (business_id, id) on delete cascade,
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete set null (appointment_id),
  foreign key (business_id, order_id) references orders (business_id, id) on delete set null (order_id),
  foreign key (business_id, enrollment_id) references enrollments (business_id, id) on delete set null (enrollment_id)
);
comment on table charge_lines is 'money/charges; kept: money by created_at';
call tenant_table('charge_lines');
create index charge_lines_appointment on charge_lines (business_id, appointment_id, created_at desc) where appointment_id is not null;
create index charge_lines_order on charge_lines (business_id, order_id, created_at desc) where order_id is not null;
create index charge_lines_enrollment on charge_lines (business_id, enrollment_id, created_at desc) where enrollment_id is not null;

-- What a movement belongs to. A tip pays nothing that is owed.
alter table money_movements
  add column order_id uuid,
  add column enrollment_id uuid,
  add column charge_id uuid,
  add column is_tip boolean not null default false,
  add foreign key (business_id, order_id) references orders (business_id, id) on delete set null (order_id),
  add foreign key (business_id, enrollment_id) references enrollments (business_id, id) on delete set null (enrollment_id),
  add foreign key (business_id, charge_id) references charges (business_id, id) on delete set null (charge_id);
create index money_movements_order on money_movements (business_id, order_id) where order_id is not null;
create index money_movements_enrollment on money_movements (business_id, enrollment_id) where enrollment_id is not null;
create index money_movements_charge on money_movements (business_id, charge_id) where charge_id is not null;
update money_movements m set enrollment_id = p.enrollment_id
  from enrollment_payments p where p.business_id = m.business_id and p.movement_id = m.id;
