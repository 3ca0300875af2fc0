// Finds the demo's accounts that still have a password that anybody can read.
import { compose } from "../compose.ts";
import { DEMO_PASSWORD, type Env } from "../env.ts";
import { transact } from "../kernel/db/transaction.ts";
import { newId } from "../kernel/id.ts";
import { opensWith } from "../modules/ground/identity/index.ts";
import { ACCOUNTS } from "./installation.store.ts";

export async function openAccounts(env: Env, appUrl: string, secret: string): Promise<string[]> {
  const { db, system } = compose({ env: { ...env, LOG_LEVEL: "warn" }, appUrl, secret, role: "web" });
  try {
    const open: string[] = [];
    for (const email of ACCOUNTS) {
      if (await transact(system(newId()), (tx) => opensWith(tx, email, DEMO_PASSWORD))) open.push(email);
    }
    return open;
  } finally {
    await db.close();
  }
}
