// Whether messages of the business reach every number, and a send that leaves no trace on failure: a stranger's number
// must not fill the inbox.
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { findOrCreateContact } from "../../business/contacts/index.ts";
import { connectedChannel } from "../../conversation/channels/index.ts";
import { sendToContact } from "../../conversation/inbox/index.ts";
import { chooseApproved } from "../../conversation/templates/index.ts";

type Letter = { text: string; key: string };

/** Thrown to roll back a trial. */
class NotSent extends Error {}

/** False where it cannot be sent; then nothing is written. */
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

/** The same to a number; a new one becomes a contact. */
export function writeToNumber(ctx: TenantCtx, phone: string, letter: Letter): Promise<boolean> {
  return transact(ctx, (tx, inside) => tryNumber(tx, inside, phone, letter));
}

/**
 * Whether a message reaches any number: over a connected WhatsApp, with an approved template for it. The same for
 * every number, so that it does not reveal who wrote to the business.
 */
export async function reachesEveryNumber(ctx: TenantCtx): Promise<boolean> {
  return transact(ctx, async (tx) => {
    const channelId = await connectedChannel(tx, "whatsapp");
    if (!channelId) return false;
    const variables = { nombre: "cliente", nombre_whatsapp: "cliente", negocio: "negocio", mensaje: PROBE };
    const choice = await chooseApproved(tx, channelId, { purpose: "general", variables, buttons: [] });
    return "text" in choice && choice.text.includes(PROBE);
  });
}

const PROBE = "000000";

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
