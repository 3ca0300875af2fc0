-- What somebody becomes by a code: an owner by one that the team made which prepared the business for them (D-2.4).
alter table invitations add column role text not null default 'staff' check (role in ('owner', 'staff'));
