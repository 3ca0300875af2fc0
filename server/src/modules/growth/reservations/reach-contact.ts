// Whether a message of the business would reach a number now, and sending one that leaves no trace where it would not: a
// stranger's number must not fill the inbox with what could not be sent.
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { findOrCreateContact } from "../../business/contacts/index.ts";
import { sendToContact } from "../../conversation/inbox/index.ts";

type Letter = { text: string; key: string };

/** Thrown to undo what was only tried. */
class NotSent extends Error {}

/** False, and nothing written, where it cannot be sent. */
export async function writeToContact(tx: Tx, ctx: TenantCtx, contactId: string, letter: Letter): Promise<boolean> {
  try {
    await tx.savepoint(async () => {
      const template = { purpose: "general", variables: {} } as const;
      const sent = await sendToContact(tx, ctx, { contactId, template, ...letter });
      if (sent.state !== "queued") throw new NotSent();
    });
    return true;
  } catch (error) {
    if (error instanceof NotSent) return false;
    throw error;
  }
}

/** The same to a number; whoever is new is known from then on. */
export function writeToNumber(ctx: TenantCtx, phone: string, letter: Letter): Promise<boolean> {
  return transact(ctx, (tx, inside) => tryNumber(tx, inside as TenantCtx, phone, letter));
}

/** Whether it could be sent, without sending anything. */
export async function isReachable(ctx: TenantCtx, phone: string): Promise<boolean> {
  return transact(ctx, async (tx, inside) => {
    let isThere = false;
    await tx
      .savepoint(async () => {
        isThere = await tryNumber(tx, inside as TenantCtx, phone, { text: "000000", key: "only tried" });
        throw new NotSent();
      })
      .catch((error) => {
        if (!(error instanceof NotSent)) throw error;
      });
    return isThere;
  });
}

async function tryNumber(tx: Tx, ctx: TenantCtx, phone: string, letter: Letter): Promise<boolean> {
  try {
    await tx.savepoint(async () => {
      const { contactId } = await findOrCreateContact(tx, ctx, { waId: phone, pushName: "", at: new Date(ctx.now) });
      if (!(await writeToContact(tx, ctx, contactId, letter))) throw new NotSent();
    });
    return true;
  } catch (error) {
    if (error instanceof NotSent) return false;
    throw error;
  }
}
