-- The directory at a partner's own name lists the businesses of that partner.
alter table directory_entries add column partner_id uuid;
update directory_entries e set partner_id = b.partner_id from businesses b where b.business_id = e.business_id;
create index on directory_entries (partner_id, category, subcategory, listed_at desc, id) where partner_id is not null;

create or replace function list_in_directory() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.published and not new.is_archived then
    insert into directory_entries (business_id, id, category, subcategory, partner_id)
      values (new.business_id, new.id, new.category, new.subcategory,
        (select b.partner_id from businesses b where b.business_id = new.business_id))
      on conflict (business_id, id) do update set category = new.category, subcategory = new.subcategory;
  else
    delete from directory_entries where business_id = new.business_id and id = new.id;
  end if;
  return null;
end $$;

-- A business that changes its partner moves to the directory of the other.
create function move_in_directory() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update directory_entries set partner_id = new.partner_id where business_id = new.business_id;
  return null;
end $$;
create trigger move_in_directory
  after update of partner_id on businesses
  for each row when (old.partner_id is distinct from new.partner_id) execute function move_in_directory();
