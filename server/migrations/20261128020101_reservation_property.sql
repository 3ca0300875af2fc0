-- The property that is visited with a booking.
alter table reservations add column property_id uuid,
  add foreign key (business_id, property_id) references properties (business_id, id);
create index on reservations (business_id, property_id) where property_id is not null;
