-- Who signed in with Facebook for a page or an account, as the application knows them: Meta tells by that id that they took
-- their permission back. Empty for numbers of WhatsApp, and for what was connected before.
alter table channel_routes add column meta_user_id text not null default '';
create index channel_routes_meta_user on channel_routes (meta_user_id) where meta_user_id <> '';
