-- Which version of a person's planned message an edit was based on.
alter table notifications add column updated_at timestamptz not null default now();
