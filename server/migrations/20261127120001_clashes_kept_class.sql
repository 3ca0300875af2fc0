-- What is kept of an appointment is kept as long as its contact.
comment on table calendar_clashes_kept is 'scheduling; kept: contact';
