-- Files that businesses keep, and who uses them.

create table files (
  business_id uuid not null references businesses (business_id) on delete cascade,
  id uuid not null,
  -- Nobody can guess it; what the place that keeps the file calls it follows from it.
  key text not null unique,
  storage text not null check (storage in ('disk', 'cloudinary')),
  kind text not null check (kind in ('image', 'video', 'audio', 'document')),
  content_type text not null,
  extension text not null,
  -- As it was called where it came from.
  name text not null,
  bytes integer not null,
  -- What that place calls it, and where it is found: null until it lies there whole.
  public_id text,
  url text,
  -- It is on its way out: nobody can use it any more.
  dropped_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (business_id, id)
);
comment on table files is 'ground';
call tenant_table('files');
create index on files (business_id, url);
create index on files (business_id, public_id);

-- Which rows show which files. A row of any table: its id is enough.
create table file_uses (
  business_id uuid not null references businesses (business_id) on delete cascade,
  row_id uuid not null,
  file_id uuid not null,
  primary key (business_id, row_id, file_id),
  foreign key (business_id, file_id) references files (business_id, id)
);
comment on table file_uses is 'ground';
call tenant_table('file_uses');
create index on file_uses (business_id, file_id);

-- Files that no row uses, since when: the sweep finds them before it knows whose they are.
create table unused_files (
  business_id uuid not null references businesses (business_id) on delete cascade,
  file_id uuid not null,
  since timestamptz not null,
  primary key (business_id, file_id),
  foreign key (business_id, file_id) references files (business_id, id) on delete cascade
);
comment on table unused_files is 'ground; global: finds the business of a file that is to be swept';
create index on unused_files (since);

create function file_used() returns trigger language plpgsql as $$
begin
  delete from unused_files where business_id = new.business_id and file_id = new.file_id;
  return null;
end $$;
create trigger file_used after insert on file_uses for each row execute function file_used();

create function file_unused() returns trigger language plpgsql as $$
begin
  insert into unused_files (business_id, file_id, since)
    select f.business_id, f.id, now() from files f
    where f.business_id = old.business_id and f.id = old.file_id
      and not exists (select from file_uses u where u.business_id = old.business_id and u.file_id = old.file_id)
    on conflict do nothing;
  return null;
end $$;
create trigger file_unused after delete on file_uses for each row execute function file_unused();

create function release_files() returns trigger language plpgsql as $$
begin
  delete from file_uses where business_id = old.business_id and row_id = old.id;
  return null;
end $$;

-- A table whose rows use files: a row that goes lets go of its own.
create procedure uses_files(name regclass) language plpgsql as $$
begin
  execute format('create trigger release_files after delete on %s for each row execute function release_files()', name);
end $$;
