-- The dashboard of contacts counts new ones from an index alone.
create index contacts_figures on contacts (business_id, created_at)
  include (type, gender, whatsapp, wa_user_id, instagram_account_id, messenger_id) where deleted_at is null;
drop index contacts_created;
