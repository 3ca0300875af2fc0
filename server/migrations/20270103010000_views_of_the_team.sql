-- Lists over all businesses for the team: ids, counts and sums. Everybody else gets no row. The rows themselves are read
-- in each business, under its row policy.
grant select on channels, files to mostrador_search;
create policy listing on channels for select to mostrador_search using (true);
create policy listing on files for select to mostrador_search using (true);

-- Those that do not work come first. A channel without a key was disconnected on purpose.
create function list_channels_of_all(most int, skip int)
returns table (business_id uuid, id uuid, total bigint, broken bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.business_id, c.id, count(*) over (),
    count(*) filter (where c.access_token is not null and (c.status <> 'connected' or c.failed_sends > 1)) over ()
  from channels c
  where exists (select from users u where u.id = current_user_id() and u.role = 'admin')
  order by c.access_token is not null and (c.status <> 'connected' or c.failed_sends > 1) desc,
    c.access_token is not null desc, c.updated_at desc, c.business_id, c.id
  limit most offset skip
$$;
alter function list_channels_of_all(int, int) owner to mostrador_search;
revoke all on function list_channels_of_all(int, int) from public;
grant execute on function list_channels_of_all(int, int) to mostrador_app;

-- Each row carries the sums of all businesses.
create function storage_of_businesses(most int, skip int)
returns table (business_id uuid, amount bigint, bytes bigint, total bigint, amount_of_all bigint, bytes_of_all bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.business_id, count(*), sum(f.bytes)::bigint, count(*) over (),
    (sum(count(*)) over ())::bigint, (sum(sum(f.bytes)) over ())::bigint
  from files f
  where exists (select from users u where u.id = current_user_id() and u.role = 'admin')
  group by f.business_id
  order by sum(f.bytes) desc, f.business_id
  limit most offset skip
$$;
alter function storage_of_businesses(int, int) owner to mostrador_search;
revoke all on function storage_of_businesses(int, int) from public;
grant execute on function storage_of_businesses(int, int) to mostrador_app;
