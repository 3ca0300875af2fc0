-- Appointments that a person keeps though they overlap something busy in a linked calendar. `version` names both times:
-- whatever is moved is asked about again.
create table calendar_clashes_kept (
  business_id uuid not null references businesses (business_id) on delete cascade,
  appointment_id uuid not null,
  version text not null,
  kept_by text not null,
  kept_at timestamptz not null,
  primary key (business_id, appointment_id, version),
  foreign key (business_id, appointment_id) references appointments (business_id, id) on delete cascade
);
comment on table calendar_clashes_kept is 'scheduling';
call tenant_table('calendar_clashes_kept');
