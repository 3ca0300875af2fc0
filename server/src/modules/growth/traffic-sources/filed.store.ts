// The contacts of each source, and their results.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { sql as raw } from "kysely";
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { all, type ContactCondition, within } from "../../business/contacts/index.ts";
import { type MovementCondition, moneyMovementRows } from "../../money/finance/index.ts";

/** The source part of the directory's filter. */
export const trafficSourceCondition: ContactCondition = {
  answers: ["trafficSource", "sourceFrom", "sourceTo"],
  access: access.view(PAGE.fuentesTrafico),
  where({ trafficSource, sourceFrom, sourceTo }) {
    const ofThese = trafficSource ? [raw<boolean>`f.traffic_source_id = any (${trafficSource}::uuid[])`] : [];
    return raw`c.id in (select f.contact_id from traffic_source_contacts f
      where ${all([...ofThese, ...within("f.came_at", sourceFrom, sourceTo)])})`;
  },
};

/** What came in from contacts of a source since they came, as the dashboard counts it. */
export const movementsOfSource: MovementCondition = {
  answers: "trafficSourceId",
  access: access.view(PAGE.fuentesTrafico),
  where: (id) => raw`exists (select from traffic_source_contacts f
      where f.business_id = m.business_id and f.contact_id = m.contact_id and f.traffic_source_id = ${id}::uuid
        and m.date >= f.came_at)`,
};

type SourceInsert = { business_id: string; traffic_source_id: string; contact_id: string; came_at: Date };

/** False where they came from it before. */
export async function insertFiled(tx: Tx, filed: SourceInsert): Promise<boolean> {
  const insert = sql.insertInto("traffic_source_contacts").values(filed);
  return (await tx.count(insert.onConflict((same) => same.doNothing()))) === 1;
}

/** Who came from it before is filed from the earlier day. */
export async function fileEarliest(tx: Tx, filed: SourceInsert): Promise<void> {
  const insert = sql.insertInto("traffic_source_contacts").values(filed);
  await tx.count(
    insert.onConflict((same) =>
      same
        .columns(["business_id", "traffic_source_id", "contact_id"])
        .doUpdateSet({ came_at: filed.came_at })
        .where("traffic_source_contacts.came_at", ">", filed.came_at),
    ),
  );
}

/** The latest first. */
export async function sourcesOfContact(tx: Tx, contactId: string): Promise<string[]> {
  const rows = sql
    .selectFrom("traffic_source_contacts")
    .select("traffic_source_id")
    .where("contact_id", "=", contactId);
  return (await tx.rows(rows.orderBy("came_at", "desc"))).map((row) => row.traffic_source_id);
}

export type Figures = { clients: number; income: string };

const FIGURES = {
  name: "figures-of-traffic-sources",
  text: `select f.traffic_source_id as id, count(distinct f.contact_id)::int as clients,
      coalesce(sum(m.amount), 0)::text as income
    from traffic_source_contacts f
    left join ${moneyMovementRows} m on m.business_id = f.business_id and m.contact_id = f.contact_id and m.type = 'in'
      and m.date >= f.came_at
    where f.business_id = current_business() and ($1::uuid[] is null or f.traffic_source_id = any ($1::uuid[]))
    group by f.traffic_source_id`,
};

/** By source, of these or of all; those without contacts are missing. Income is exact pesos. */
export async function figuresOf(tx: Tx, ids?: readonly string[]): Promise<Map<string, Figures>> {
  const rows = await tx.run<Figures & { id: string }>(FIGURES, [ids ?? null]);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
