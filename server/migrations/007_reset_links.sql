-- A new password, in whichever way it was set, ends every link that would still set another for the same person. The
-- value of a verification is the person whom its link speaks for.
create index on verifications (value);

create function end_reset_links() returns trigger language plpgsql as $$
begin
  delete from verifications where value = new.user_id::text;
  return null;
end $$;

create trigger end_reset_links after update of password on accounts for each row
  when (old.password is distinct from new.password) execute function end_reset_links();
