-- A campaign may carry an approved template of WhatsApp instead of free words.
alter table campaigns add column template_id uuid;
-- What fills each of its variables: words, with variables of the contact.
alter table campaigns add column template_variables jsonb not null default '{}';
