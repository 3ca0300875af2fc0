// Two businesses that mirror each other, the callers who try things, and a way to see whether a row changed.
import type { Caller } from "../../server/test/caller.ts";
import type { TestProduct } from "../../server/test/start-product.ts";
import { startWithSandbox } from "../../server/test/start-sandbox-process.ts";
import type { Side } from "./side.ts";
import { startSide } from "./start-side.ts";

export type Mirror = Awaited<ReturnType<typeof startMirror>>;

export async function startMirror(options: Parameters<typeof startWithSandbox>[0] = {}) {
  const world = await startWithSandbox(options);
  const { product, sandbox } = world;
  // a later status would change rows while they are compared, and a deferred message would not be sent in time
  await sandbox.fail({ statusesOff: true, pairRateLimit: 1_000 });
  const admin = await withRole(product, "admin");
  // side by side: half of it is waiting for messages
  const [a, b] = await Promise.all([
    startSide(product, sandbox, "ZQA7X", admin),
    startSide(product, sandbox, "ZQB7X", admin),
  ]);
  // so do notifications of payments
  await sandbox.fail({ mercadoPagoSilent: true });
  return {
    ...world,
    a,
    b,
    routes: product.product.routes.map(({ route }) => route),
    people: {
      nobody: product.anonymous,
      /** The owner of the other business. */
      stranger: b.owner,
      partner: await withRole(product, "partner"),
      admin,
    },
    /** Jobs planned for minutes later, such as reminders, would change rows on their own while they are compared. */
    async holdPlanned(): Promise<void> {
      await product.owner.query(
        "update pgboss.job set start_after = start_after + interval '3 hours' where state = 'created' and start_after > now()",
      );
    },
    /** A digest of every row that a business has, table by table. */
    rowsOf: (side: Side) => rowsOf(product, side.businessId),
  };
}

async function withRole(product: TestProduct, role: "partner" | "admin"): Promise<Caller> {
  const person = await product.person(`Persona ${role}`);
  await product.owner.query("update users set role = $2 where id = $1", [person.userId, role]);
  product.product.sessions.forget();
  return person;
}

async function rowsOf(product: TestProduct, businessId: string): Promise<Record<string, string>> {
  const { rows: tables } = await product.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'business_id' order by 1`,
  );
  const digest = ({ name }: { name: string }) =>
    `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows
       from "${name}" t where business_id = $1`;
  const { rows } = await product.owner.query(tables.map(digest).join(" union all "), [businessId]);
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}
