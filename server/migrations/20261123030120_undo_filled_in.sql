-- Of an undo: how many that were there before lost again what the upload had filled in.
alter table imports add column unfilled int not null default 0;
