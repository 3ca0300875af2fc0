-- The figures of contacts leave out the people of the team, as the directory does.
drop index contacts_figures;
create index contacts_figures on contacts (business_id, created_at)
  include (type, gender, whatsapp, wa_user_id, instagram_account_id, messenger_id) where deleted_at is null and not is_staff;
