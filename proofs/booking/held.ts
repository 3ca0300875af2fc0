// Reads the entries and settings of a business from the database, in the model's terms.
import type { TestProduct } from "../../server/test/start-product.ts";
import type { Entry } from "./agenda.ts";
import type { StoredState } from "./explain.ts";
import { meaningOf, type Range, type Settings, WEEKDAYS, type Week } from "./settings.ts";

type Row = Record<string, never>;
type StoredSchedules = Record<string, readonly Range[]> & { frecuency?: number };

export async function readHeld({ owner }: Pick<TestProduct, "owner">, businessId: string): Promise<StoredState> {
  const rows = async (text: string) => (await owner.query<Row>(text, [businessId])).rows as Record<string, unknown>[];
  const entries = await rows(
    `select id, branch_id as branch, specialist_id as specialist, service_id as service,
      (extract(epoch from starts) / 60)::int as start, (extract(epoch from ends) / 60)::int as end, status, title,
      minutes_before as before, minutes_after as after, capacity
    from appointments where business_id = $1`,
  );
  const branches = await rows(
    `select id, zone, schedules, is_archived as "isArchived" from branches where business_id = $1`,
  );
  const specialists = await rows(
    `select p.id, branch_id as branch, rest_schedules as rests, is_archived as "isArchived",
      array(select service_id::text from service_specialists l where l.specialist_id = p.id) as gives
    from specialists p where business_id = $1`,
  );
  const services = await rows(
    `select id, duration, minutes_before as before, minutes_after as after, capacity, rest_schedules as rests,
      is_archived as "isArchived" from services where business_id = $1`,
  );
  const settings = {
    branches: byId(branches, ({ schedules, ...branch }) => {
      return { ...branch, week: weekOf(schedules as StoredSchedules), step: (schedules as StoredSchedules).frecuency };
    }),
    specialists: byId(specialists, ({ rests, ...one }) => ({ ...one, rests: weekOf(rests as StoredSchedules) })),
    services: byId(services, ({ rests, ...service }) => ({ ...service, rests: weekOf(rests as StoredSchedules) })),
  };
  return {
    entries: new Map((entries as unknown as Entry[]).map((entry) => [entry.id, entry])),
    settings: meaningOf(settings as unknown as Settings),
  };
}

function byId(rows: Record<string, unknown>[], read: (row: Record<string, unknown>) => object): Record<string, object> {
  return Object.fromEntries(rows.map((row) => [row.id, read(row)]));
}

function weekOf(kept: StoredSchedules): Week {
  return WEEKDAYS.map((day) => kept[day] ?? []);
}
