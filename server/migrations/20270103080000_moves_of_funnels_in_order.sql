-- The conversion of a funnel reads the moves of each contact in order, from the index alone.
drop index funnel_moves_business_id_funnel_id_idx;
create index funnel_moves_of_funnel on funnel_moves (business_id, funnel_id, contact_id, moved_at, id)
  include (to_scenario_id, to_place);
