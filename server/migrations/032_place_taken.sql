-- Booking sends its insert together with the commit: a place that is taken must then undo the transaction by itself.
create function place_taken() returns boolean language plpgsql volatile as $$
begin
  raise exclusion_violation using message = 'the place is taken', schema = 'public', table = 'appointments';
end $$;
-- Most appointments have no key: those need no entry.
alter table appointments drop constraint appointments_business_id_request_key_key;
create unique index appointments_request_key on appointments (business_id, request_key) where request_key is not null;
