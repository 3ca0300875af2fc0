// Reports which tables of a business changed between two checks: its rows, its people with their sessions, and its
// jobs.
import type { TestProduct } from "../../server/test/start-product.ts";
import type { Side } from "../world/side.ts";

type Digest = Record<string, string>;

export type Watch = Awaited<ReturnType<typeof watchRows>>;

export async function watchRows(product: TestProduct, sides: { a: Side; b: Side }) {
  const { rows: found } = await product.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'business_id' order by 1`,
  );
  const tables = found.map(({ name }) => name);
  const text = [...tables.map(digestOfTable), ...["users", "sessions", "accounts"].map(digestOfPeople), JOBS].join(
    " union all ",
  );
  const look = async () => {
    const both = [sides.a.businessId, sides.b.businessId];
    const { rows } = await product.owner.query<{ name: string; side: string; digest: string }>({
      name: "watch-rows",
      text,
      values: [both],
    });
    const of = (side: Side): Digest =>
      Object.fromEntries(rows.filter((row) => row.side === side.businessId).map((row) => [row.name, row.digest]));
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

function digestOfTable(table: string): string {
  return `select '${table}' as name, business_id::text as side, md5(string_agg(t::text, '|' order by t::text)) as digest
    from "${table}" t where business_id = any ($1::uuid[]) group by business_id`;
}

/** Tables of a person, not of a business. */
function digestOfPeople(table: string): string {
  const person = table === "users" ? "t.id" : "t.user_id";
  return `select '${table}', m.business_id::text, md5(string_agg(t::text, '|' order by t::text))
    from "${table}" t join memberships m on m.user_id = ${person} where m.business_id = any ($1::uuid[]) group by 2`;
}

const JOBS = `select 'jobs', data->>'businessId', count(*)::text from pgboss.job
  where data->>'businessId' = any ($1::uuid[]::text[]) group by 2`;
