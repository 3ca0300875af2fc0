-- A person who leaves a partner keeps the memberships that are older than their place in it. A partner could add the owner of a
-- business and remove them, and the business had no owner any more.
create or replace function memberships_at_partner(of_partner uuid, of_person uuid)
returns table (business_id uuid) language sql stable security definer set search_path = public, pg_temp as $$
  select m.business_id from memberships m
    join businesses b on b.business_id = m.business_id
    join partner_people own on own.user_id = m.user_id and own.partner_id = of_partner
  where m.user_id = of_person and b.partner_id = of_partner and m.created_at >= own.created_at
    and (
      exists (select from users u where u.id = current_user_id() and u.role = 'admin')
      or exists (select from partner_people p where p.user_id = current_user_id() and p.partner_id = of_partner)
    )
$$;
