-- Years of a busy business: contacts, their conversations, the webhooks that brought them. $business, $channel and $thread
-- are put in by backup.prove.ts.
insert into contacts (business_id, id, name, lastname, phone, whatsapp, email, search, created_at, updated_at)
  select '$business', uuidv7(), 'Cliente ' || i, md5(i::text), '5277' || lpad(i::text, 8, '0'), '77' || lpad(i::text, 8, '0'),
    md5(i::text) || '@prueba.mx', 'cliente ' || i || ' ' || md5(i::text) || ' 5277' || lpad(i::text, 8, '0'), now(), now()
  from generate_series(1, 150000) i;
insert into messages (business_id, id, thread_id, channel_id, seq, role, text, at, author_kind, provider_id)
  select '$business', uuidv7(), '$thread', '$channel', 1000000 + i, 'user',
    'Buenas tardes, ¿me puede dar informes?' || E'\n\t\\ ' || md5(i::text) || ' ' || md5((i * 7)::text) || ' 🙂',
    now() - make_interval(secs => i), 'contact', 'wamid.lleno.' || i
  from generate_series(1, 900000) i;
insert into webhook_deliveries (id, digest, body, received_at)
  select uuidv7(), sha256(i::text::bytea), convert_to((select string_agg(md5((i * 31 + k)::text), '') from generate_series(1, 24) k), 'UTF8'),
    now() - make_interval(secs => i)
  from generate_series(1, 420000) i;
