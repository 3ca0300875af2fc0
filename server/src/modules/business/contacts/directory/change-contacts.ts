// What is done with many contacts at once: their type, whether the assistant answers them, and deleting them.
import { contactChange } from "@mostrador/domain/business/contacts/contact-change.ts";
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import type {
  changeContacts as changeRoute,
  deleteContacts as deleteRoute,
} from "@mostrador/domain/business/contacts/routes.ts";
import { ContactSwitched } from "@mostrador/domain/business/contacts/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { type ContactRow, type ContactWrite, lockContacts, updateContact } from "../contact.store.ts";
import { dropContact } from "../delete-contact.ts";
import { presentContact } from "../present-contact.ts";

export async function changeContacts(ctx: TenantCtx, { body }: Call<typeof changeRoute>) {
  const { type, noRespond } = body.change;
  const columns: ContactWrite = {
    ...(type === undefined ? {} : { type }),
    ...(noRespond === undefined ? {} : { no_respond: noRespond }),
  };
  const changed = await transact(ctx, async (tx) => {
    const rows = (await lockContacts(tx, body.ids)).filter(
      (row) => (type !== undefined && row.type !== type) || (noRespond !== undefined && row.no_respond !== noRespond),
    );
    await Promise.all(rows.map((row) => changeOne(tx, ctx, row, columns)));
    return rows;
  });
  const before = changed.map((row) => ({ _id: row.id, type: row.type, noRespond: row.no_respond }));
  return { data: { before }, message: said(before.length, "actualizado") };
}

async function changeOne(tx: Tx, ctx: TenantCtx, before: ContactRow, columns: ContactWrite): Promise<void> {
  const subjectId = before.id;
  const what = contactChange(presentContact(before), presentContact({ ...before, ...columns } as ContactRow));
  const details = { clientId: subjectId };
  await Promise.all([
    updateContact(tx, subjectId, { ...columns, updated_at: nextUpdate(ctx, before.updated_at, undefined) }),
    writeAudit(tx, ctx, { action: "client.changed", summary: `Editó el contacto: ${what}`, details, subjectId }),
    columns.no_respond !== undefined && columns.no_respond !== before.no_respond
      ? publish(tx, ctx, ContactSwitched, { contactId: subjectId })
      : undefined,
    announce(tx, ctx, contactChanged, { clientId: subjectId }),
  ]);
}

export async function deleteContacts(ctx: TenantCtx, { body }: Call<typeof deleteRoute>) {
  const deleted = await transact(ctx, async (tx) => {
    const rows = await lockContacts(tx, body.ids);
    for (const { id } of rows) await dropContact(tx, ctx, id);
    return rows.length;
  });
  return { data: { deleted }, message: said(deleted, "eliminado") };
}

function said(count: number, done: string): string {
  return count === 1 ? `1 contacto ${done}` : `${count} contactos ${done}s`;
}
