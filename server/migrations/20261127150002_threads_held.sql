-- Who else holds a conversation of WhatsApp: Meta's own agent, or another application. `held_at` is the carrier's instant of what
-- was last told of it, so that late webhooks change nothing. `hold_claimed`: a person wants it, and their message takes it.
alter table threads
  add column held_by text check (held_by in ('meta_ai', 'other_app')),
  add column held_at timestamptz,
  add column hold_claimed boolean not null default false;
