-- A wide picture above the booking page of a business, and in the previews of its links.
alter table businesses add column cover text not null default '';
