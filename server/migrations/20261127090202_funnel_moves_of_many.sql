-- What a business wants of a funnel, and the label that a scenario has in the phone's own app.
alter table funnels add column goal text not null default 'none' check (goal in ('decrease', 'none'));

-- Migrations run as the owner, whom the row policy does not let see: it is lifted for the moment.
alter table funnels no force row level security;
update funnels set phases = (
  select jsonb_agg(phase || jsonb_build_object('scenarios', (
    select jsonb_agg('{"WALabel": ""}'::jsonb || scenario order by at)
    from jsonb_array_elements(phase -> 'scenarios') with ordinality s (scenario, at)
  )) order by place)
  from jsonb_array_elements(phases) with ordinality p (phase, place)
)
where jsonb_array_length(phases) > 0;
alter table funnels force row level security;

-- Many who were moved together can be moved back together, to where each of them stood.
alter table funnel_moves add column batch_id uuid;
alter table funnel_moves add column from_scenario_id uuid;
alter table funnel_moves add column to_scenario_id uuid;
create index on funnel_moves (business_id, batch_id) where batch_id is not null;
