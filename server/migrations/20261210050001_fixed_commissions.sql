-- A commission is a percentage of what the client pays, or a fixed amount for each appointment that is paid.
alter table commission_rules
  alter column percent drop not null,
  add column fixed numeric(12, 2) check (fixed >= 0),
  add constraint commission_rules_one_kind check (num_nonnulls(percent, fixed) = 1);
alter table commission_lines add column fixed numeric(12, 2);
