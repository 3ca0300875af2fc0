// How contacts went through the phases of a funnel, from the history of their moves.
import type { Tx } from "../../../../kernel/db/tx.ts";

export type ConversionRow = {
  /** The place of the phase in the funnel, from 1. */
  phase: number;
  entered: number;
  advanced: number;
  ended: number;
  median_seconds: number | null;
};

/** `scenarios` and `phaseOf`: each scenario with the place of its phase. `names`: formatted names, in order. */
export type ConversionSearch = {
  funnelId: string;
  scenarios: string[];
  phaseOf: number[];
  names: string[];
  from: string | null;
  to: string | null;
  zone: string;
};

// moves of before their scenarios were kept are known by the name of the phase
const CONVERSION = {
  name: "conversion-of-funnel",
  text: `with places as (
      select m.contact_id, m.moved_at, m.id, coalesce(s.phase, n.phase::int) as phase
      from funnel_moves m
      left join unnest($2::uuid[], $3::int[]) as s (scenario_id, phase) on s.scenario_id = m.to_scenario_id
      left join unnest($4::text[]) with ordinality as n (name, phase)
        on m.to_scenario_id is null and n.name = split_part(m.to_place, '.', 1)
      where m.business_id = current_business() and m.funnel_id = $1
    ), changes as (
      select *, lag(phase) over (partition by contact_id order by moved_at, id) as before from places
    ), stays as (
      select contact_id, phase, moved_at, lead(moved_at) over following as left_at,
        max(phase) over (following rows between 1 following and unbounded following) as furthest
      from changes where phase is distinct from before
      window following as (partition by contact_id order by moved_at, id)
    )
    select phase, count(distinct contact_id)::int as entered,
      (count(distinct contact_id) filter (where furthest > phase))::int as advanced,
      (count(*) filter (where left_at is not null))::int as ended,
      extract(epoch from percentile_cont(0.5) within group (order by left_at - moved_at)
        filter (where left_at is not null))::float8 as median_seconds
    from stays
    where phase is not null
      and ($5::date is null or (moved_at at time zone $7)::date >= $5::date)
      and ($6::date is null or (moved_at at time zone $7)::date <= $6::date)
    group by phase`,
};

export function readConversionRows(
  tx: Tx,
  { funnelId, scenarios, phaseOf, names, from, to, zone }: ConversionSearch,
): Promise<ConversionRow[]> {
  return tx.run<ConversionRow>(CONVERSION, [funnelId, scenarios, phaseOf, names, from, to, zone]);
}
