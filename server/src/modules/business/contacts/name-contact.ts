// Stores a name that the person gave in a conversation, only when there was none: it never replaces the business's
// text.
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import { NO_CONTACT } from "@mostrador/domain/business/contacts/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { visibleText } from "@mostrador/domain/kit/text.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { holdContact, lockContact, readContact, updateContact } from "./contact.store.ts";
import { searchOf } from "./search-of.ts";

export async function nameContact(ctx: TenantCtx, contactId: string, name: string): Promise<string> {
  return transact(ctx, async (tx) => {
    const before = await lockContact(tx, contactId);
    if (!before) throw notFound(NO_CONTACT);
    if (before.name) return before.name;
    const clean = visibleText(name).slice(0, 80);
    const search = searchOf({ ...before, name: clean });
    await updateContact(tx, contactId, { name: clean, search, updated_at: new Date(ctx.now) });
    await announce(tx, ctx, contactChanged, { clientId: contactId });
    return clean;
  });
}

/** Whether the assistant may answer this contact (D-5.5). That cannot change until the transaction ends. */
export async function holdMayRespond(tx: Tx, contactId: string): Promise<boolean> {
  return (await holdContact(tx, contactId))?.no_respond === false;
}

/** The facts about its contact that a conversation needs. */
export async function contactCard(ctx: TenantCtx, contactId: string) {
  const row = await transact(ctx, (tx) => readContact(tx, contactId));
  if (!row) throw notFound(NO_CONTACT);
  const { name, lastname, push_name, phone, type, no_respond } = row;
  return { name, lastname, pushName: push_name, phone, type, noRespond: no_respond };
}
