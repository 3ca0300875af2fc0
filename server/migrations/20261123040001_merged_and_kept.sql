-- What came in side by side: the tables of privacy follow a merged contact, and those of the others say how long they are kept.
call names_contact('notice_proofs');
call names_contact('privacy_requests');
call names_contact('contact_objections');
call names_contact('blocked_contacts');
call names_contact('legal_holds');

comment on table contact_merges is 'business; kept: contact';
comment on table contact_moves is 'business; kept: contact';
comment on table contact_pairs_apart is 'business; kept: contact';
comment on table message_words is 'conversation; kept: messages';
comment on table push_devices is 'ground; kept: person; global: of a person, whatever the business';
