-- Who comes to an appointment when it is not the contact who booked it: a child, a mother, a friend.
alter table appointments add column attendee_name text check (length(attendee_name) between 1 and 100);
create index on appointments (business_id, contact_id) include (attendee_name) where attendee_name is not null;

-- Assistants wrote it into the notes until now. The row policy does not let the owner see: it is lifted for the moment.
alter table appointments no force row level security;
update appointments set attendee_name = substring(client_notes from '^A nombre de (.{1,100})$'), client_notes = ''
where client_notes ~ '^A nombre de .{1,100}$';
alter table appointments force row level security;

-- What waits for the customer's yes has the two names apart, too.
alter table proposals no force row level security;
update proposals set
  side_effect = side_effect - 'isTheirs' || jsonb_build_object('clientName', null, 'attendeeName', side_effect -> 'clientName'),
  shown = shown - 'clientName' || jsonb_build_object('attendeeName', side_effect -> 'clientName')
where outcome is null and side_effect ->> 'kind' = 'book' and side_effect ->> 'clientName' is not null
  and side_effect ->> 'isTheirs' = 'false';
alter table proposals force row level security;
