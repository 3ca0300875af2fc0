// The instants at which the groups of a dashboard begin: 1 is the period before, 2 is the first group of the period. A
// statement of few rows joins `EDGES` and finds the group of a row with `width_bucket(moment, e.edges)`; one of many rows
// reads group by group, with `groupsFrom`. Days are those of each branch (D-3.1), also where branches have different zones.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import type { Days, PeriodGroup } from "@mostrador/domain/kit/figures/period.ts";
import { instantOf } from "@mostrador/domain/kit/time.ts";

/** The value of its parameter is made by `edgesOf`. */
export const EDGES = "jsonb_to_recordset($1::jsonb) as e (id uuid, edges timestamptz[])";

/** A row of `moment` is in the period or in the one before. The planner uses an index that begins with it. */
export const withinEdges = (moment: string): string =>
  `${moment} >= e.edges[1] and ${moment} < e.edges[cardinality(e.edges)]`;

/**
 * One row for each branch and group, from the group `first` on: the rows of each are a range of an index that begins with
 * the branch and the moment, however many branches there are. Join them with `lateral`, by `e.id` and `inGroup`; the
 * number of the group is `g.n`.
 */
export const groupsFrom = (first: number): string =>
  `${EDGES}, generate_series(${first}, cardinality(e.edges) - 1) g (n)`;

export const inGroup = (moment: string): string => `${moment} >= e.edges[g.n] and ${moment} < e.edges[g.n + 1]`;

export function edgesOf(
  zones: readonly { id: string | null; zone: string }[],
  before: Days,
  groups: readonly PeriodGroup[],
): string {
  const end = addDays(groups.at(-1)?.to ?? before.to, 1);
  const days = [before.from, ...groups.map(({ from }) => from), end];
  const known = new Map<string, string[]>();
  const edgesIn = (zone: string) => {
    const edges = known.get(zone) ?? days.map((day) => new Date(instantOf(zone, day, "00:00")).toISOString());
    known.set(zone, edges);
    return edges;
  };
  return JSON.stringify(zones.map(({ id, zone }) => ({ id, edges: edgesIn(zone) })));
}
