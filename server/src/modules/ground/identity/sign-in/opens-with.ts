import { verifyPassword } from "better-auth/crypto";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { findPasswordHash } from "../session.store.ts";

/** Whether a person could sign in with these; nothing is counted, and nobody is signed in. */
export async function opensWith(tx: Tx, email: string, password: string): Promise<boolean> {
  const hash = await findPasswordHash(tx, email);
  return hash !== undefined && verifyPassword({ hash, password });
}
