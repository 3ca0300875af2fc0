-- How often something was tried at the door, by whom and of whom: counted here, so that all web processes together hold
-- one limit. `key` is a hash: the table tells nobody who tried to get in.
create table attempts (
  key text primary key,
  tries int not null,
  until timestamptz not null
);
comment on table attempts is 'ground; global: tries at sign-in, before it is known who it is';
create index on attempts (until);
