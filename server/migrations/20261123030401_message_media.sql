-- What is sent and received besides words is kept for those who may read the conversation, and for nobody else.

alter table files add column is_private boolean not null default false;
-- Of pictures, as they are shown, and of sounds in seconds: where the bytes tell it.
alter table files add column width integer, add column height integer, add column duration double precision;
comment on column files.is_private is 'given out by who uses it, after asking who wants it: it has no address';

-- A message that goes lets go of its file.
call uses_files('messages');
