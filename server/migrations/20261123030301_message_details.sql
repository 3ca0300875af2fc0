-- What messages of WhatsApp carry beside their words, and kinds of them that were not told apart before.

alter table messages add column details jsonb;
-- When the latest correction, deletion or reaction of it came: an older one that is read again changes nothing.
alter table messages add column changed_at timestamptz;

alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check check (kind in
  ('text', 'image', 'audio', 'video', 'document', 'sticker', 'location', 'contacts', 'order', 'form', 'call_permission',
   'unsupported', 'system'));
