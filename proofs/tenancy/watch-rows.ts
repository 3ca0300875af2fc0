// Reports which tables of a business changed between two checks: its rows, its people with their sessions, and its
// jobs.
import type { TestProduct } from "../../server/test/start-product.ts";
import type { Side } from "../world/side.ts";

type Digest = Record<string, string>;
type Source = { name: string; stamp: string; digest: string };

export async function watchRows(product: TestProduct, sides: { a: Side; b: Side }) {
  const { rows: found } = await product.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'business_id' order by 1`,
  );
  const tables = found.map(({ name }) => name);
  const sources = [...tables.map(ofTable), ...["users", "sessions", "accounts"].map(ofPeople), JOBS];
  const both = [sides.a.businessId, sides.b.businessId];
  const stampsText = sources.map(({ stamp }) => stamp).join(" union all ");
  let stamps = new Map<string, string>();
  const digests = new Map<string, { side: string; digest: string }[]>();
  /** Reads the content of the tables whose rows were written since: it costs far more than the stamps. */
  const look = async () => {
    const { rows: stamped } = await product.owner.query<{ name: string; stamp: string }>({
      name: "stamp-rows",
      text: stampsText,
      values: [both],
    });
    const now = new Map(stamped.map(({ name, stamp }) => [name, stamp]));
    const written = sources.filter(({ name }) => now.get(name) !== stamps.get(name) || !digests.has(name));
    stamps = now;
    if (written.length > 0) {
      const text = written.map(({ digest }) => digest).join(" union all ");
      const { rows } = await product.owner.query<{ name: string; side: string; digest: string }>(text, [both]);
      for (const { name } of written)
        digests.set(
          name,
          rows.filter((row) => row.name === name),
        );
    }
    const of = (side: Side): Digest =>
      Object.fromEntries(
        [...digests].flatMap(([name, rows]) =>
          rows.filter((row) => row.side === side.businessId).map(({ digest }) => [name, digest]),
        ),
      );
    return { a: of(sides.a), b: of(sides.b) };
  };
  let last = await look();
  return {
    tables,
    /** Tables that changed since the last check. */
    async changed(): Promise<{ a: string[]; b: string[] }> {
      const now = await look();
      const found = { a: changedOf(last.a, now.a), b: changedOf(last.b, now.b) };
      last = now;
      return found;
    },
    /** Waits until nothing changes on its own any more. */
    async settle(): Promise<void> {
      for (let calm = 0; calm < 2; ) {
        await new Promise((later) => setTimeout(later, 150));
        const { a, b } = await this.changed();
        calm = a.length + b.length === 0 ? calm + 1 : 0;
      }
    },
  };
}

function changedOf(before: Digest, now: Digest): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) => before[name] !== now[name]);
}

/** A stamp differs as soon as a row was written, removed or added: each version of a row names its transaction. */
const STAMP = "count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) || ' ' || coalesce(max(xmin::text::bigint), 0)";

function ofTable(name: string): Source {
  return {
    name,
    stamp: `select '${name}' as name, ${STAMP} as stamp from "${name}" where business_id = any ($1::uuid[])`,
    digest: `select '${name}' as name, business_id::text as side, md5(string_agg(t::text, '|' order by t::text)) as digest
      from "${name}" t where business_id = any ($1::uuid[]) group by business_id`,
  };
}

/** Tables of a person, not of a business. Who belongs to a business is a table of its own. */
function ofPeople(name: string): Source {
  const person = name === "users" ? "t.id" : "t.user_id";
  // a session notes at times when it was last used
  const row = name === "sessions" ? "(to_jsonb(t) - 'seen_at')::text" : "t::text";
  return {
    name,
    stamp: `select '${name}', ${STAMP.replaceAll("xmin", "t.xmin")}
      from "${name}" t join memberships m on m.user_id = ${person} where m.business_id = any ($1::uuid[])`,
    digest: `select '${name}' as name, m.business_id::text as side, md5(string_agg(${row}, '|' order by ${row})) as digest
      from "${name}" t join memberships m on m.user_id = ${person} where m.business_id = any ($1::uuid[]) group by 2`,
  };
}

const WHICH_JOBS = "from pgboss.job where data->>'businessId' = any ($1::uuid[]::text[])";
const JOBS: Source = {
  name: "jobs",
  stamp: `select 'jobs', string_agg(side || ' ' || n, ' ' order by side) from
    (select data->>'businessId' as side, count(*) as n ${WHICH_JOBS} group by 1) as jobs`,
  digest: `select 'jobs' as name, data->>'businessId' as side, count(*)::text as digest ${WHICH_JOBS} group by 2`,
};
