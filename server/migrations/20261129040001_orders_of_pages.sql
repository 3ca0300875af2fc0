-- Orders that a client places on the public page of a product.
alter table orders drop constraint orders_source_check;
alter table orders add constraint orders_source_check check (source in ('assistant', 'whatsapp', 'person', 'page'));
