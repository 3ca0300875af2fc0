-- How many bytes the files of the whole installation have: a quota is held against it, without reading every business.
create table file_totals (
  is_only boolean primary key default true check (is_only),
  bytes bigint not null
);
comment on table file_totals is 'ground; global: a sum over all businesses';

alter table files no force row level security;
insert into file_totals (bytes) select coalesce(sum(bytes), 0) from files;
alter table files force row level security;

create function count_new_files() returns trigger language plpgsql as $$
begin
  update file_totals set bytes = file_totals.bytes + (select coalesce(sum(f.bytes), 0) from new_files f);
  return null;
end $$;
create trigger count_new_files after insert on files
  referencing new table as new_files for each statement execute function count_new_files();

create function count_gone_files() returns trigger language plpgsql as $$
begin
  update file_totals set bytes = file_totals.bytes - (select coalesce(sum(f.bytes), 0) from gone_files f)
    where exists (select from gone_files);
  return null;
end $$;
create trigger count_gone_files after delete on files
  referencing old table as gone_files for each statement execute function count_gone_files();
