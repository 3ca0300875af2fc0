-- The resources sent along with a product, and the stock at which it is marked as running low.
call relation_table('product_resources', 'product', 'products', 'resource', 'resources', 'catalog');
alter table products add column low_stock integer check (low_stock between 0 and 100000);
