-- What a count said of each product, also where nothing differed.
create table stock_sheet_lines (
  business_id uuid not null references businesses (business_id) on delete cascade,
  sheet_id uuid not null,
  branch_id uuid not null,
  product_id uuid not null,
  expected int not null,
  counted int not null check (counted >= 0),
  primary key (business_id, sheet_id, branch_id, product_id),
  foreign key (business_id, sheet_id) references stock_sheets (business_id, id) on delete cascade,
  foreign key (business_id, branch_id) references branches (business_id, id) on delete cascade,
  foreign key (business_id, product_id) references products (business_id, id) on delete cascade
);
comment on table stock_sheet_lines is 'money/inventory; kept: business';
call tenant_table('stock_sheet_lines');
-- Only added to, as the ledger.
revoke update, delete on stock_sheet_lines from mostrador_app;
create index stock_sheet_lines_product on stock_sheet_lines (business_id, product_id);
create index stock_sheet_lines_branch on stock_sheet_lines (business_id, branch_id);
create index stock_sheets_date on stock_sheets (business_id, created_at desc, id desc);
