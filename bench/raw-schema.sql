-- The same work without a product: plain tables, no policies. 100,000 contacts of one tenant, 12,000 appointments of 10
-- specialists from tomorrow on, 50,000 threads.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create table contact (
  id bigserial primary key, tenant_id int not null, first_name text not null, last_name text not null,
  phone text not null, email text, created_at timestamptz not null default now()
);
insert into contact (tenant_id, first_name, last_name, phone, email)
select case when i <= 100000 then 1 else 2 + (i % 50) end,
  (array['Anna','Boris','Chen','Dmitri','Elena','Farid','Galina','Hugo','Irina','Juan','Karim','Lena','Mina','Nikita','Olga','Pavel','Rosa','Sergei','Tariq','Uma'])[1 + (i * 7) % 20],
  (array['Ivanov','Smith','Garcia','Kim','Petrov','Muller','Rossi','Silva','Nguyen','Ahmed'])[1 + (i * 13) % 10] || substr(md5(i::text), 1, 4),
  '52' || lpad(((i::bigint * 7919) % 10000000000)::text, 10, '0'), 'u' || i || '@example.test'
from generate_series(1, 200000) i;
create unique index on contact (tenant_id, phone);
create index on contact (tenant_id, id desc);
create index on contact using gin ((first_name || ' ' || last_name || ' ' || phone || ' ' || coalesce(email, '')) gin_trgm_ops);
create table work_shift (specialist_id int, dow int, start_min int, end_min int, primary key (specialist_id, dow));
insert into work_shift select s, d, 480, 1320 from generate_series(1, 10) s, generate_series(0, 6) d;
create table appt (
  id bigserial primary key, tenant_id int not null, specialist_id int not null, contact_id bigint,
  starts_at timestamptz not null, ends_at timestamptz not null, status text not null default 'booked',
  exclude using gist (specialist_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')
);
insert into appt (tenant_id, specialist_id, contact_id, starts_at, ends_at)
select 1, s, 1 + (s * 1000 + d * 20 + k) % 100000, t, t + interval '30 min' from (
  select s, d, k, ((current_date + 1 + d)::timestamp + make_interval(mins => 480 + 30 * k)) at time zone 'America/Mexico_City' t,
    row_number() over (partition by s, d order by md5(s || '-' || d || '-' || k)) rn
  from generate_series(1, 10) s, generate_series(0, 59) d, generate_series(0, 27) k) q where rn <= 20;
create index on appt (tenant_id, specialist_id, starts_at);
create table thread (
  id bigserial primary key, tenant_id int not null, contact_id bigint not null,
  last_message_at timestamptz not null default now(), last_text text, unread int not null default 0
);
insert into thread (tenant_id, contact_id, last_message_at, last_text)
select 1, i, now() - make_interval(secs => i), 'hello ' || i from generate_series(1, 50000) i;
create unique index on thread (tenant_id, contact_id);
create index on thread (tenant_id, last_message_at desc);
create table message (
  id bigserial primary key, tenant_id int not null, thread_id bigint not null, dir smallint not null,
  ext_id text not null, body text not null, created_at timestamptz not null default now(), unique (tenant_id, ext_id)
);
create index on message (thread_id, id desc);
