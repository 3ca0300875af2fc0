-- A person sends it before its time: planning again leaves it alone.
alter table notifications add column hurried boolean not null default false;
