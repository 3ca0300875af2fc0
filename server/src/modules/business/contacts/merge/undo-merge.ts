// Undoes a merge: rows that were moved and still belong to the kept contact go back, and so do values that have not
// changed since. Anything added later stays with the kept contact (docs/decisions/0043).

import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import { contactsMerged } from "@mostrador/domain/business/contacts/merge/live.ts";
import type { undoMerge as route } from "@mostrador/domain/business/contacts/merge/routes.ts";
import { UNDO_DAYS } from "@mostrador/domain/business/contacts/merge/schema.ts";
import { ContactSwitched } from "@mostrador/domain/business/contacts/schema.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { DEFAULT_COUNTRY_CODE } from "@mostrador/domain/kit/phone/country-code.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { withoutLimits } from "../../../../kernel/limited.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { moveRowsBack } from "../../../../kernel/resource/move-rows.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { type ContactRow, type ContactWrite, updateContact } from "../contact.store.ts";
import { presentContact } from "../present-contact.ts";
import { searchOf } from "../search-of.ts";
import { contactMoves } from "./contact-moves.ts";
import { columnsBack } from "./contact-snapshot.ts";
import { isPhoneFree, lockBoth, lockMerge, type MergeRow, noteUndone, readMovesBack } from "./merge.store.ts";
import { UNDO_MS } from "./present-merge.ts";
import { writeSecondNumbers } from "./second-numbers.store.ts";

const NO_MERGE = "No se encontró la unión de contactos";

export async function undoMerge(ctx: TenantCtx, { params: { id } }: Call<typeof route>) {
  const row = await transact(withoutLimits(ctx), async (tx, inside) => {
    const merge = await lockMerge(tx, id);
    if (!merge) throw notFound(NO_MERGE);
    // Pressed twice: the second call does nothing.
    if (!merge.undone_at) await undo(tx, inside, merge);
    return merge;
  });
  return { data: { keptId: row.kept_id, goneId: row.gone_id }, message: "Son otra vez dos contactos." };
}

async function undo(tx: Tx, ctx: TenantCtx, merge: MergeRow): Promise<void> {
  if (merge.merged_at.getTime() + UNDO_MS <= ctx.now) {
    throw conflict(`Ya pasaron los ${UNDO_DAYS} días en que se podía deshacer.`);
  }
  const both = await lockBoth(tx, [merge.kept_id, merge.gone_id]);
  const kept = both.find(({ id }) => id === merge.kept_id);
  const gone = both.find(({ id }) => id === merge.gone_id);
  if (!kept || !gone) throw notFound(NO_MERGE);
  if (gone.merged_into !== kept.id) {
    const name = contactName(presentContact(kept));
    throw conflict(`«${name}» se unió después con otro contacto. Deshaz primero esa unión.`);
  }
  const after = await writeBack(tx, ctx, merge, { kept, gone });
  for (const moved of await readMovesBack(tx, merge.id)) await moveRowsBack(tx, moved);
  for (const { id } of [kept, gone]) await writeSecondNumbers(tx, id);
  await noteUndone(tx, merge.id, new Date(ctx.now));
  for (const moves of ctx.fillings.of(contactMoves)) await moves.part(tx, ctx, { keptId: kept.id, goneId: gone.id });
  const details = { keptId: kept.id, goneId: gone.id };
  const [action, summary] = ["client.unmerged", "Separó dos contactos que se habían unido"];
  for (const subjectId of [kept.id, gone.id]) {
    await writeAudit(tx, ctx, { action, summary, details, subjectId });
    await announce(tx, ctx, contactChanged, { clientId: subjectId });
  }
  if (after.no_respond !== kept.no_respond) await publish(tx, ctx, ContactSwitched, { contactId: kept.id });
  await announce(tx, ctx, contactsMerged, { ...details, merged: false });
}

/** A number that another contact has taken since stays with that one. */
async function writeBack(
  tx: Tx,
  ctx: TenantCtx,
  merge: MergeRow,
  { kept, gone }: { kept: ContactRow; gone: ContactRow },
): Promise<ContactRow> {
  const none = { phone: null, wa_user_id: null, instagram_account_id: null, messenger_id: null };
  await updateContact(tx, gone.id, none);
  const columns = columnsBack(kept, merge.kept_before, merge.kept_after);
  const updated_at = nextUpdate(ctx, kept.updated_at, undefined);
  const search = searchOf({ ...kept, ...columns } as ContactRow);
  const after = (await updateContact(tx, kept.id, { ...columns, search, updated_at })) as ContactRow;
  const was = { ...merge.gone_before } as ContactWrite;
  if (was.phone && !(await isPhoneFree(tx, was.phone))) {
    Object.assign(was, { phone: null, whatsapp: "", country_code: DEFAULT_COUNTRY_CODE });
  }
  for (const field of ["wa_user_id", "instagram_account_id", "messenger_id"] as const) {
    if (was[field] && was[field] === after[field]) was[field] = null;
  }
  await updateContact(tx, gone.id, {
    ...was,
    last_interaction: was.last_interaction ?? null,
    search: searchOf(was),
    merged_into: null,
    deleted_at: null,
    updated_at: nextUpdate(ctx, gone.updated_at, undefined),
  });
  return after;
}
