-- Migrations run as the owner, whom the row policies do not let see: they are lifted for the moment.
alter table services no force row level security;

-- The days of a discount are brought within the years that calls may carry: one that never ended ends in 2100.
create function day_as_kept(day text) returns text language sql immutable as $$
  select case when day < '1900' then '1900-01-01' when day > '2100-12-31' then '2100-12-31' else day end
$$;
update services set updated_at = now(), link_price = jsonb_set(link_price, '{discount}', link_price -> 'discount' ||
    jsonb_build_object(
      'startDate', day_as_kept(link_price #>> '{discount,startDate}'),
      'endDate', day_as_kept(link_price #>> '{discount,endDate}')))
  where least(link_price #>> '{discount,startDate}', link_price #>> '{discount,endDate}') < '1900'
    or greatest(link_price #>> '{discount,startDate}', link_price #>> '{discount,endDate}') > '2100-12-31';
drop function day_as_kept(text);

alter table services force row level security;
