-- A booking that shares nothing waits for nobody and holds nothing: the statement that writes it says whether its service
-- names a room or equipment, and without any neither trigger runs. Every other writer leaves the default.
alter table appointments add column needs_facilities boolean not null default true;
drop trigger await_facilities_of_new on appointments;
drop trigger hold_facilities_of_new on appointments;
create trigger await_facilities_of_new before insert on appointments for each row
  when (not new.is_block and holds_place(new.status) and (new.needs_facilities or new.capacity > 1))
  execute function await_facilities();
create trigger hold_facilities_of_new after insert on appointments for each row
  when (not new.is_block and holds_place(new.status) and new.needs_facilities)
  execute function hold_facilities();
