-- A sale of a package is written once for each key of its request.
alter table package_purchases add column request_key text check (length(request_key) between 8 and 64);
create unique index package_purchases_request on package_purchases (business_id, request_key);

-- The use that a returned session gives back.
alter table package_movements
  add column use_id uuid,
  add foreign key (business_id, use_id) references package_movements (business_id, id) on delete cascade;
create index package_movements_use on package_movements (business_id, use_id) where use_id is not null;
update package_movements r set use_id = (
  select u.id from package_movements u
  where u.business_id = r.business_id and u.purchase_id = r.purchase_id and u.type = 'used' and u.is_returned
    and u.appointment_id = r.appointment_id and u.created_at <= r.created_at
  order by u.created_at desc, u.id desc limit 1)
where r.type = 'returned' and r.appointment_id is not null;

-- A commission for a session of a package: the movement of the session instead of one of money.
alter table commission_lines
  add column session_id uuid,
  add column is_session boolean not null default false,
  add foreign key (business_id, session_id) references package_movements (business_id, id) on delete set null (session_id),
  add unique (business_id, session_id),
  add check (num_nonnulls(movement_id, session_id) <= 1);
