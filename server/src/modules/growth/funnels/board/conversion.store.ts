// How contacts went through the phases of a funnel, from the history of their moves.
import type { Statement } from "../../../../kernel/db/sql.ts";
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

// The history of each contact is one array, which an index gives in order: window functions over all moves take three
// times as long. Moves of before their scenarios were kept are known by the name of the phase. A stay begins where the
// phase changes, and ends where it changes again.
const CONVERSION = {
  name: "conversion-of-funnel",
  text: `with days as materialized (
      select $5::date::timestamp at time zone $7 as first, ($6::date + 1)::timestamp at time zone $7 as after
    ), histories as (
      select array_agg(case when to_scenario_id is null then array_position($4::text[], split_part(to_place, '.', 1))
          else ($3::int[])[array_position($2::uuid[], to_scenario_id)] end order by moved_at, id) as phases,
        array_agg(moved_at order by moved_at, id) as times
      from funnel_moves
      where business_id = current_business() and funnel_id = $1
      group by contact_id
      having (select first from days) is null or max(moved_at) >= (select first from days)
    ), moves as (
      select phases, times, generate_subscripts(phases, 1) as i from histories
    ), stays as (
      select phases[i] as phase,
        case when phases[i + 1] is distinct from phases[i] then times[i + 1]
          else (select times[j] from generate_series(i + 2, cardinality(phases)) j
            where phases[j] is distinct from phases[i] order by j limit 1) end - times[i] as stay,
        case when array_position(phases, phases[i]) = i then true
          when (select first from days) is null then false
          else not exists (select from generate_series(1, i - 1) j where phases[j] = phases[i]
            and times[j] >= (select first from days) and (j = 1 or phases[j - 1] is distinct from phases[j])) end as is_first,
        case when phases[i + 1] > phases[i] then true when i >= cardinality(phases) then false
          else exists (select from generate_series(i + 2, cardinality(phases)) j where phases[j] > phases[i]) end as goes_on
      from moves
      where phases[i] is not null and (i = 1 or phases[i - 1] is distinct from phases[i])
        and ((select first from days) is null or times[i] >= (select first from days))
        and ((select after from days) is null or times[i] < (select after from days))
      -- so that what is sorted below is narrow
      offset 0
    )
    select phase, (count(*) filter (where is_first))::int as entered,
      (count(*) filter (where is_first and goes_on))::int as advanced, count(stay)::int as ended,
      extract(epoch from percentile_cont(0.5) within group (order by stay))::float8 as median_seconds
    from stays group by phase`,
};

/** Stays of a hundred thousand contacts are sorted without files. */
const MEMORY: Statement = { name: "memory-of-conversion", text: "set local work_mem = '32MB'" };

export async function readConversionRows(
  tx: Tx,
  { funnelId, scenarios, phaseOf, names, from, to, zone }: ConversionSearch,
): Promise<ConversionRow[]> {
  const values = [funnelId, scenarios, phaseOf, names, from, to, zone];
  const [, rows] = await Promise.all([tx.run(MEMORY, []), tx.run<ConversionRow>(CONVERSION, values)]);
  return rows;
}
