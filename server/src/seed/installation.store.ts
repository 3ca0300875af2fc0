// Whether the demo data was made, and how to delete it to start again.
import type { SystemCtx } from "../kernel/context.ts";
import { tenantCtx } from "../kernel/context.ts";
import { sql } from "../kernel/db/sql.ts";
import { transact } from "../kernel/db/transaction.ts";
import type { Tx } from "../kernel/db/tx.ts";

const FACT = "demo";
/** The demo's partner is found by it. */
export const PARTNER_CODE = "ESTUDIO-NOPAL";
export const ACCOUNTS = ["duena@demo.mx", "recepcion@demo.mx", "socio@demo.mx", "admin@demo.mx"];

export async function isTold(tx: Tx): Promise<boolean> {
  return (await tx.first(sql.selectFrom("installation_facts").select("value").where("name", "=", FACT))) !== undefined;
}

export async function markTold(tx: Tx): Promise<void> {
  await tx.count(sql.insertInto("installation_facts").values({ name: FACT, value: "told" }));
}

/** Deletes what an interrupted seed left behind. */
export async function forgetDemo(ctx: SystemCtx): Promise<void> {
  const users = await transact(ctx, (tx) =>
    tx.rows(sql.selectFrom("users").select("id").where("email", "in", ACCOUNTS)),
  );
  for (const { id } of users) {
    const person = { ...ctx, kind: "person" as const, principal: { ...NOBODY, userId: id } };
    const own = await transact(person, (tx) => tx.rows(sql.selectFrom("businesses").select("business_id")));
    for (const { business_id } of own) {
      const tenant = tenantCtx(ctx, business_id, { kind: "system", name: "Mostrador" });
      await transact(tenant, (tx) => tx.count(sql.deleteFrom("businesses").where("business_id", "=", business_id)));
    }
  }
  await transact(ctx, (tx) => tx.count(sql.deleteFrom("users").where("email", "in", ACCOUNTS)));
  await transact(ctx, (tx) => tx.count(sql.deleteFrom("partners").where("partner_code", "=", PARTNER_CODE)));
}

const NOBODY = {
  name: "",
  email: "",
  emailVerified: false,
  role: "user" as const,
  sessionId: "",
  secondFactor: false,
  memberships: [],
};
