// Merges two contacts of one person in one transaction: with the chosen values, and with everything that references the
// one to be removed, by the database's own catalogue of foreign keys (docs/decisions/0043). Both rows are locked first,
// so that concurrent writers wait and then find the kept one.
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import { contactsMerged } from "@mostrador/domain/business/contacts/merge/live.ts";
import { type MergeField, mergedContact } from "@mostrador/domain/business/contacts/merge/merge-fields.ts";
import type { mergeContacts as route } from "@mostrador/domain/business/contacts/merge/routes.ts";
import { MergeOver } from "@mostrador/domain/business/contacts/merge/schema.ts";
import { type ContactEdit, ContactSwitched, NO_CONTACT } from "@mostrador/domain/business/contacts/schema.ts";
import { conflict, invalid, notFound, staleEdit } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { withoutLimits } from "../../../../kernel/limited.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { moveRows, type RowMove } from "../../../../kernel/resource/move-rows.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { type ContactRow, contactColumns, updateContact } from "../contact.store.ts";
import { objectedToAssistant, readFacts } from "../contact-facts.ts";
import { presentContact } from "../present-contact.ts";
import { searchOf } from "../search-of.ts";
import { contactMoves } from "./contact-moves.ts";
import { snapshotOf } from "./contact-snapshot.ts";
import { insertMerge, insertMoves, lockBoth, readMergeOf } from "./merge.store.ts";
import { presentMerge, UNDO_MS } from "./present-merge.ts";
import { writeSecondNumbers } from "./second-numbers.store.ts";

/** These keep their references: they are the record of the merge itself. */
const RECORDS = ["contact_merges"];

export function mergeContacts(ctx: TenantCtx, { body: { merge } }: Call<typeof route>) {
  const { take, seen } = merge;
  // In lower case, as the database writes them.
  const [keptId, goneId] = [merge.keptId.toLowerCase(), merge.goneId.toLowerCase()];
  if (keptId === goneId) throw invalid("merge.goneId", "Elige dos contactos distintos");
  // everything of the two moves, also what the person does not see
  return transact(withoutLimits(ctx), async (tx, inside) => {
    const rows = await lockBoth(tx, [keptId, goneId]);
    const kept = rows.find(({ id }) => id === keptId);
    const gone = rows.find(({ id }) => id === goneId);
    if (!kept) throw notFound(NO_CONTACT, "merge.keptId");
    if (!gone) throw notFound(NO_CONTACT, "merge.goneId");
    const done = gone.merged_into === keptId ? await readMergeOf(tx, keptId, goneId) : undefined;
    if (!done) checkThere(kept, gone);
    if (!done && seen) checkSeen([kept, gone], [seen.kept, seen.gone]);
    const isSilent = (await objectedToAssistant(tx, inside, [keptId, goneId])).length > 0;
    const row = done ?? (await merged(tx, inside, { kept, gone, take, isSilent }));
    const now = done ? kept : ((await lockBoth(tx, [keptId]))[0] as ContactRow);
    const client = presentContact(now, await readFacts(tx, inside, keptId));
    return { data: { merge: presentMerge(row), client }, message: `Se unieron en «${contactName(client)}».` };
  });
}

function checkThere(kept: ContactRow, gone: ContactRow): void {
  for (const row of [kept, gone]) {
    if (row.merged_into) throw conflict("Uno de los dos ya se unió con otro contacto. Actualiza la página.");
  }
  if (kept.deleted_at) throw notFound(NO_CONTACT, "merge.keptId");
  if (gone.deleted_at) throw notFound(NO_CONTACT, "merge.goneId");
}

function checkSeen(rows: ContactRow[], versions: string[]): void {
  rows.forEach((row, at) => {
    if (Date.parse(versions[at] as string) !== row.updated_at.getTime()) throw staleEdit();
  });
}

/** `isSilent`: one of them objected to the assistant. */
type Pair = { kept: ContactRow; gone: ContactRow; take: readonly MergeField[]; isSilent: boolean };

async function merged(tx: Tx, ctx: TenantCtx, pair: Pair) {
  const { kept, gone } = pair;
  const at = new Date(ctx.now);
  const mergeId = newId();
  const row = {
    id: mergeId,
    kept_id: kept.id,
    gone_id: gone.id,
    gone_name: contactName(presentContact(gone)),
    kept_before: snapshotOf(kept),
    gone_before: snapshotOf(gone),
    merged_by: actorName(ctx.actor),
    merged_at: at,
  };
  const after = await writeBoth(tx, ctx, pair);
  const phones = { before: kept.phone, now: after.phone, gone: gone.phone };
  const merging = { keptId: kept.id, goneId: gone.id, phones };
  const joined: RowMove[] = [];
  for (const moves of ctx.fillings.of(contactMoves)) joined.push(...(await moves.join(tx, ctx, merging)));
  const moved = await moveRows(tx, "contacts", gone.id, kept.id, RECORDS);
  await writeSecondNumbers(tx, kept.id);
  const whole = { ...row, kept_after: snapshotOf(after) };
  await insertMerge(tx, ctx.businessId, whole);
  await insertMoves(tx, ctx.businessId, mergeId, [...joined, ...moved]);
  const details = { keptId: kept.id, goneId: gone.id };
  const [action, summary] = ["client.merged", "Unió dos contactos que son la misma persona"];
  await writeAudit(tx, ctx, { action, summary, details, subjectId: kept.id });
  if (after.no_respond !== kept.no_respond) await publish(tx, ctx, ContactSwitched, { contactId: kept.id });
  await publish(tx, ctx, MergeOver, { mergeId }, { at: ctx.now + UNDO_MS });
  await announce(tx, ctx, contactChanged, { clientId: kept.id });
  await announce(tx, ctx, contactsMerged, { ...details, merged: true });
  return { ...whole, undone_at: null };
}

/**
 * The removed contact gives up its number and its ids first, because no two rows may have them. It keeps those that
 * are not taken over.
 */
async function writeBoth(tx: Tx, ctx: TenantCtx, { kept, gone, take, isSilent }: Pair): Promise<ContactRow> {
  const at = new Date(ctx.now);
  const none = { phone: null, wa_user_id: null, instagram_account_id: null, messenger_id: null };
  const leading = { merged_into: kept.id, deleted_at: at, updated_at: nextUpdate(ctx, gone.updated_at, undefined) };
  await updateContact(tx, gone.id, { ...none, ...leading, second_phones: "", search: "" });
  const { pushName, ...chosen } = mergedContact(presentContact(kept), presentContact(gone), take);
  const takesPhone = take.includes("whatsapp");
  const ids = {
    phone: takesPhone ? gone.phone : kept.phone,
    wa_user_id: kept.wa_user_id ?? gone.wa_user_id,
    instagram_account_id: kept.instagram_account_id ?? gone.instagram_account_id,
    messenger_id: kept.messenger_id ?? gone.messenger_id,
  };
  const columns = {
    ...contactColumns(chosen as ContactEdit, at),
    ...ids,
    ...(isSilent && { no_respond: true }),
    push_name: pushName,
    last_interaction: latest(kept.last_interaction, gone.last_interaction),
    created_at: new Date(Math.min(kept.created_at.getTime(), gone.created_at.getTime())),
    updated_at: nextUpdate(ctx, kept.updated_at, undefined),
  };
  const after = await updateContact(tx, kept.id, { ...columns, search: searchOf({ ...kept, ...columns }) });
  await updateContact(tx, gone.id, {
    phone: takesPhone ? kept.phone : gone.phone,
    wa_user_id: kept.wa_user_id === null ? null : gone.wa_user_id,
    instagram_account_id: kept.instagram_account_id === null ? null : gone.instagram_account_id,
    messenger_id: kept.messenger_id === null ? null : gone.messenger_id,
  });
  return after as ContactRow;
}

function latest(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b;
  return a > b ? a : b;
}
