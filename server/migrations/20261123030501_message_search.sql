-- The words of each message, for the search of the inbox (docs/decisions/0047). They stand apart from the messages, whose
-- status changes several times: an index there would be written anew each time.
create table message_words (
  business_id uuid not null references businesses (business_id) on delete cascade,
  message_id uuid not null,
  -- Each word behind the end of the business's id and the beginning of the message's: a look-up stays within one business
  -- and within the fifty days that such a beginning stands for.
  words tsvector not null,
  primary key (business_id, message_id),
  foreign key (business_id, message_id) references messages (business_id, id) on delete cascade
);
comment on table message_words is 'conversation';
call tenant_table('message_words');
create index message_words_found on message_words using gin (words) with (gin_pending_list_limit = 512);

-- As `messageWords` of domain/conversation/inbox: lower case, no accents, whatever stands between spaces and punctuation.
create function message_words_of(business uuid, id uuid, written text) returns tsvector
  language sql immutable parallel safe
  as $$
    select array_to_tsvector(array(
      select distinct right(business::text, 8) || left(id::text, 4) || left(word, 40)
      from regexp_split_to_table(
        regexp_replace(lower(normalize(left(written, 5000), NFD)), '[\u0300-\u036f]', '', 'g'),
        '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+') word
      where word <> ''))
  $$;

create function index_message() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from message_words where business_id = new.business_id and message_id = new.id;
  end if;
  if new.text <> '' and not new.is_deleted then
    insert into message_words values (new.business_id, new.id, message_words_of(new.business_id, new.id, new.text));
  end if;
  return null;
end $$;
create trigger message_written after insert on messages for each row
  when (new.type = 'message') execute function index_message();
create trigger message_rewritten after update of text, is_deleted on messages for each row
  when (new.type = 'message' and (old.text <> new.text or old.is_deleted <> new.is_deleted))
  execute function index_message();

-- Migrations run as the owner, whom the row policy does not let see: it is lifted for the moment.
alter table messages no force row level security;
alter table message_words no force row level security;
insert into message_words
  select business_id, id, message_words_of(business_id, id, text) from messages
  where type = 'message' and text <> '' and not is_deleted;
alter table messages force row level security;
alter table message_words force row level security;

grant select on message_words, messages to mostrador_search;
create policy search on message_words for select to mostrador_search using (true);
create policy search on messages for select to mostrador_search using (true);

-- The newest messages that hold all the words, each as a whole or as the beginning of one; older than `before`. What many
-- hold is found among the newest few thousand by walking; what few hold through the index, fifty days at a time, so that
-- a word of long ago never sorts more than those.
create function search_messages(wanted text[], before uuid, most int) returns setof messages
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
  as $$
declare
  walked constant int := 2000;
  business constant uuid := current_business();
  mine constant text := right(business::text, 8);
  bound uuid := coalesce(before, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  slice text;
  got int;
begin
  if business is null or cardinality(wanted) = 0 then return; end if;
  return query
    select m.* from (
      select message_id from (
        select message_id, words from message_words
        where business_id = business and message_id < bound order by message_id desc limit walked
      ) newest
      where words @@ message_query(mine || left(message_id::text, 4), wanted) order by message_id desc limit most
    ) hit join messages m on m.business_id = business and m.id = hit.message_id
    order by m.id desc;
  get diagnostics got = row_count;
  most := most - got;
  if most <= 0 then return; end if;
  select message_id into bound from message_words
    where business_id = business and message_id < bound order by message_id desc offset walked - 1 limit 1;
  while most > 0 and bound is not null loop
    select left(message_id::text, 4) into slice from message_words
      where business_id = business and message_id < bound order by message_id desc limit 1;
    exit when slice is null;
    return query
      select m.* from (
        select message_id from (
          select business_id, message_id from message_words
          where words @@ message_query(mine || slice, wanted) offset 0
        ) found
        where business_id = business and message_id < bound order by message_id desc limit most
      ) hit join messages m on m.business_id = business and m.id = hit.message_id
      order by m.id desc;
    get diagnostics got = row_count;
    most := most - got;
    bound := rpad(slice, 8, '0') || '-0000-0000-0000-000000000000';
  end loop;
end $$;

create function message_query(front text, wanted text[]) returns tsquery
  language sql immutable parallel safe
  as $$ select string_agg(quote_literal(front || left(word, 40)) || ':*', ' & ')::tsquery from unnest(wanted) word $$;

alter function search_messages(text[], uuid, int) owner to mostrador_search;
revoke all on function search_messages(text[], uuid, int) from public;
grant execute on function search_messages(text[], uuid, int) to mostrador_app;
