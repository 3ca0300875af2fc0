// The positions of contacts in funnels, and their history.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import type { Place } from "@mostrador/domain/growth/funnels/phases.ts";
import type { FunnelPhase } from "@mostrador/domain/growth/funnels/resource.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import { type Insertable, sql as raw, type Selectable } from "kysely";
import { type Statement, sql } from "../../../kernel/db/sql.ts";
import type { GrowthTables } from "../../../kernel/db/tables/growth.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { gathered, inOrderOf } from "../../../kernel/db/wire/gather.ts";
import type { ContactCondition } from "../../business/contacts/index.ts";

export type MoveRow = Selectable<GrowthTables["funnel_moves"]>;
type MoveInsert = Insertable<GrowthTables["funnel_moves"]>;

const NOWHERE = "sin_fase";

/** The funnel part of the directory's filter. */
export const funnelCondition: ContactCondition = {
  answers: ["funnel", "funnelScenario"],
  access: access.view(PAGE.funnels),
  where({ funnel = null, funnelScenario = [] }) {
    const scenarios = funnelScenario.filter((each) => each !== NOWHERE);
    const inFunnel = raw<boolean>`exists (select from funnel_places p where p.business_id = c.business_id
      and p.contact_id = c.id and (${funnel}::uuid is null or p.funnel_id = ${funnel}::uuid))`;
    const inScenario = raw<boolean>`exists (select from funnel_places p where p.business_id = c.business_id
      and p.contact_id = c.id and (${funnel}::uuid is null or p.funnel_id = ${funnel}::uuid)
      and p.scenario_id = any (${scenarios}::uuid[]))`;
    if (funnelScenario.length === 0) return inFunnel;
    if (!funnelScenario.includes(NOWHERE)) return inScenario;
    return raw<boolean>`(not ${inFunnel} or ${inScenario})`;
  },
};

const LOCK = {
  name: "lock-places-of-contacts",
  text: `select pg_advisory_xact_lock(hashtextextended('funnel_places ' || id, 0))
    from (select unnest($1::text[]) as id order by 1) ids`,
};

/** Locks the contact's moves until the transaction ends. */
export const lockPlaces = gathered<string, undefined>(
  async (tx, contactId) => (await lockAll(tx, [contactId]))[0],
  lockAll,
);

async function lockAll(tx: Tx, contactIds: readonly string[]): Promise<undefined[]> {
  await tx.run(LOCK, [contactIds]);
  return contactIds.map(() => undefined);
}

type HeldFunnel = { id: string; name: string; phases: FunnelPhase[]; isArchived: boolean };
const HOLD = {
  name: "hold-funnels",
  text: `select id, name, phases, is_archived as "isArchived" from funnels
    where business_id = current_business() and id = any ($1::uuid[]) order by id for share`,
};

/** Locks its phases until the transaction ends. */
export const holdFunnel = gathered<string, HeldFunnel | undefined>(
  async (tx, id) => (await tx.run<HeldFunnel>(HOLD, [[id]]))[0],
  async (tx, ids) => inOrderOf(ids, await tx.run<HeldFunnel>(HOLD, [ids]), ({ id }) => id),
);

/** Of all funnels, archived ones too. */
export async function readFunnelPhases(tx: Tx): Promise<{ name: string; phases: FunnelPhase[] }[]> {
  const rows = await tx.rows(sql.selectFrom("funnels").select(["name", "phases"]));
  return rows.map(({ name, phases }) => ({ name, phases: phases as unknown as FunnelPhase[] }));
}

/** A contact in a funnel. */
type Spot = { funnelId: string; contactId: string };
type SpotRow = { funnel_id: string; contact_id: string };
const spotKey = ({ funnelId, contactId }: Spot) => `${funnelId} ${contactId}`;
const rowKey = ({ funnel_id, contact_id }: SpotRow) => `${funnel_id} ${contact_id}`;

/** Reads a row for each spot, of many in one statement. */
function perSpot<Row extends SpotRow>(statement: Statement): (tx: Tx, spot: Spot) => Promise<Row | undefined> {
  const read = async (tx: Tx, spots: readonly Spot[]) => {
    const ids = [spots.map(({ funnelId }) => funnelId), spots.map(({ contactId }) => contactId)];
    return inOrderOf(spots.map(spotKey), await tx.run<Row>(statement, ids), rowKey);
  };
  return gathered<Spot, Row | undefined>(async (tx, spot) => (await read(tx, [spot]))[0], read);
}

const readPlaceRow = perSpot<SpotRow & { phase_id: string; scenario_id: string }>({
  name: "places-of-contacts-in-funnels",
  text: `select funnel_id, contact_id, phase_id, scenario_id from funnel_places
    where business_id = current_business() and funnel_id = any ($1::uuid[]) and contact_id = any ($2::uuid[])`,
});

export async function readPlaceIn(tx: Tx, spot: Spot): Promise<Place | null> {
  const row = await readPlaceRow(tx, spot);
  return row ? { phaseId: row.phase_id, scenarioId: row.scenario_id } : null;
}

export function readPlacesOf(tx: Tx, ...contactIds: readonly string[]) {
  return tx.rows(sql.selectFrom("funnel_places").selectAll().where("contact_id", "in", contactIds));
}

const PLACED = {
  name: "placed-phases-of-contact",
  text: `select p.funnel_id, p.phase_id, p.scenario_id, p.entered_at as at, f.phases, f.is_archived
    from funnel_places p join funnels f on f.business_id = p.business_id and f.id = p.funnel_id
    where p.business_id = current_business() and p.contact_id = $1 order by p.entered_at desc, p.funnel_id`,
};
type PlacedPhases = {
  funnel_id: string;
  phase_id: string;
  scenario_id: string;
  at: Date;
  phases: FunnelPhase[];
  is_archived: boolean;
};

/** The contact's position in each funnel, with the phases of that funnel; the latest first. */
export function readPlacedPhases(tx: Tx, contactId: string): Promise<PlacedPhases[]> {
  return tx.run<PlacedPhases>(PLACED, [contactId]);
}

type PlaceInsert = Insertable<GrowthTables["funnel_places"]>;

export const writePlaceIn = gathered<PlaceInsert, undefined>(
  async (tx, row) => (await writePlaces(tx, [row]))[0],
  writePlaces,
);

async function writePlaces(tx: Tx, rows: readonly PlaceInsert[]): Promise<undefined[]> {
  await tx.count(
    sql
      .insertInto("funnel_places")
      .values([...rows])
      .onConflict((same) =>
        same.columns(["business_id", "funnel_id", "contact_id"]).doUpdateSet((row) => ({
          phase_id: row.ref("excluded.phase_id"),
          scenario_id: row.ref("excluded.scenario_id"),
          entered_at: row.ref("excluded.entered_at"),
        })),
      ),
  );
  return rows.map(() => undefined);
}

export async function leaveFunnel(tx: Tx, funnelId: string, contactId: string): Promise<void> {
  const rows = sql.deleteFrom("funnel_places").where("funnel_id", "=", funnelId);
  await tx.count(rows.where("contact_id", "=", contactId));
}

export const insertMove = gathered<MoveInsert, undefined>(
  async (tx, row) => (await insertMoves(tx, [row]))[0],
  insertMoves,
);

async function insertMoves(tx: Tx, rows: readonly MoveInsert[]): Promise<undefined[]> {
  await tx.count(sql.insertInto("funnel_moves").values([...rows]));
  return rows.map(() => undefined);
}

const readLast = perSpot<SpotRow & { moved_at: Date }>({
  name: "last-moves-of-contacts",
  text: `select funnel_id, contact_id, max(moved_at) as moved_at from funnel_moves
    where business_id = current_business() and funnel_id = any ($1::uuid[]) and contact_id = any ($2::uuid[])
    group by funnel_id, contact_id`,
});

/** When the contact was last moved in the funnel. */
export const readLastMove = async (tx: Tx, spot: Spot): Promise<Date | undefined> =>
  (await readLast(tx, spot))?.moved_at;

/** In the order of their ids, in which bulk moves lock them. */
export async function readContactsIn(tx: Tx, scenarioId: string, most: number): Promise<string[]> {
  const rows = sql.selectFrom("funnel_places").select("contact_id").where("scenario_id", "=", scenarioId);
  return (await tx.rows(rows.orderBy("contact_id").limit(most))).map((row) => row.contact_id);
}

/** In the order of their ids, from that one on. */
export async function readContactsOfFunnel(
  tx: Tx,
  funnelId: string,
  { beyond, most }: { beyond: string | null; most: number },
): Promise<string[]> {
  let rows = sql.selectFrom("funnel_places").select("contact_id").where("funnel_id", "=", funnelId);
  if (beyond) rows = rows.where("contact_id", ">", beyond);
  return (await tx.rows(rows.orderBy("contact_id").limit(most))).map((row) => row.contact_id);
}

/** The contacts of a bulk move, in the order of their ids. */
export function readMovesOfBatch(tx: Tx, funnelId: string, batchId: string): Promise<MoveRow[]> {
  const rows = sql.selectFrom("funnel_moves").selectAll().where("funnel_id", "=", funnelId);
  return tx.rows(rows.where("batch_id", "=", batchId).orderBy("contact_id"));
}

const MOST_MOVES = 200;

/** The latest first. */
export function readMovesOf(tx: Tx, contactId: string): Promise<MoveRow[]> {
  const rows = sql.selectFrom("funnel_moves").selectAll().where("contact_id", "=", contactId);
  return tx.rows(rows.orderBy("moved_at", "desc").orderBy("id", "desc").limit(MOST_MOVES));
}

const COUNTS = {
  name: "count-contacts-of-funnels",
  text: `select funnel_id as id, count(*)::int as count from funnel_places
    where business_id = current_business() and ($1::uuid[] is null or funnel_id = any ($1::uuid[])) group by funnel_id`,
};

/** By funnel, of these or of all; empty ones are missing. */
export async function countContacts(tx: Tx, ids?: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.run<{ id: string; count: number }>(COUNTS, [ids ?? null]);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const IN_SCENARIOS = {
  name: "count-contacts-of-scenarios",
  text: `select scenario_id as id, count(*)::int as count from funnel_places
    where business_id = current_business() and scenario_id = any ($1::uuid[]) group by scenario_id`,
};

/** By scenario; empty ones are missing. */
export async function countInScenarios(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.run<{ id: string; count: number }>(IN_SCENARIOS, [ids]);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

type ScenarioKey = { id: string; phaseId: string };

/** Sets the scenarios of the funnel; throws 23503 where a removed one has contacts. */
export async function writeScenarios(
  tx: Tx,
  businessId: string,
  funnelId: string,
  scenarios: ScenarioKey[],
): Promise<void> {
  const rows = scenarios.map(({ id, phaseId }) => ({
    business_id: businessId,
    funnel_id: funnelId,
    phase_id: phaseId,
    id,
  }));
  await tx.count(
    sql
      .insertInto("funnel_scenarios")
      .values(rows)
      .onConflict((same) =>
        same.columns(["business_id", "id"]).doUpdateSet((row) => ({ phase_id: row.ref("excluded.phase_id") })),
      ),
  );
  const gone = sql.deleteFrom("funnel_scenarios").where("funnel_id", "=", funnelId);
  await tx.count(
    gone.where(
      "id",
      "not in",
      scenarios.map(({ id }) => id),
    ),
  );
}
