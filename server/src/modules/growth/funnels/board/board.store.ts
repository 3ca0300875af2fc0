// The counts of a funnel's board, from the database.
import type { Tx } from "../../../../kernel/db/tx.ts";
import { contactRows } from "../../../business/contacts/index.ts";
import type { ClientCardRow } from "../client-card.ts";

export type BoardRow = ClientCardRow & {
  scenario_id: string;
  entered_at: Date;
  /** In that scenario, among the found contacts. */
  count: number;
};

/** `words`: patterns that must all match. Days are those of `zone`. */
export type BoardSearch = { funnelId: string; from: string | null; to: string | null; words: string[]; zone: string };

const FOUND = `select p.scenario_id, p.entered_at, c.id, c.name, c.lastname, c.second_lastname, c.push_name, c.whatsapp,
      c.country_code, count(*) over (partition by p.scenario_id)::int as count,
      row_number() over (partition by p.scenario_id order by p.entered_at desc, p.contact_id desc) as place
    from funnel_places p
    join ${contactRows} c on c.business_id = p.business_id and c.id = p.contact_id
    where p.business_id = current_business() and p.funnel_id = $1 and c.deleted_at is null
      and ($2::date is null or (p.entered_at at time zone $5)::date >= $2::date)
      and ($3::date is null or (p.entered_at at time zone $5)::date <= $3::date)
      and c.search like all ($4::text[])`;

const BOARD = {
  name: "board-of-funnel",
  text: `select f.* from (${FOUND}) f where f.place <= $6 order by f.scenario_id, f.place`,
};

const SCENARIO = {
  name: "scenario-of-funnel",
  text: `select f.* from (${FOUND} and p.scenario_id = $6) f
    where $7::timestamptz is null or (f.entered_at, f.id) < ($7::timestamptz, $8::uuid)
    order by f.entered_at desc, f.id desc limit $9`,
};

/** The first `most` of each scenario, the latest arrivals first. */
export function readBoardRows(tx: Tx, search: BoardSearch, most: number): Promise<BoardRow[]> {
  return tx.run<BoardRow>(BOARD, [...valuesOf(search), most]);
}

type Page = { scenarioId: string; after: { at: number; id: string } | undefined; limit: number };

/** One more than `limit` means that there are others. */
export function readScenarioRows(tx: Tx, search: BoardSearch, { scenarioId, after, limit }: Page): Promise<BoardRow[]> {
  const cursor = after ? [new Date(after.at), after.id] : [null, null];
  return tx.run<BoardRow>(SCENARIO, [...valuesOf(search), scenarioId, ...cursor, limit + 1]);
}

function valuesOf({ funnelId, from, to, words, zone }: BoardSearch) {
  return [funnelId, from, to, words, zone];
}
