// Actions on many contacts at once: change their type, switch the assistant for them, and delete them.
import { contactChange } from "@mostrador/domain/business/contacts/contact-change.ts";
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import type {
  changeContacts as changeRoute,
  deleteContacts as deleteRoute,
} from "@mostrador/domain/business/contacts/routes.ts";
import { ContactSwitched } from "@mostrador/domain/business/contacts/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { type ContactRow, type ContactWrite, lockContacts, updateContact } from "../contact.store.ts";
import { OBJECTED_TO_ASSISTANT, objectedToAssistant } from "../contact-facts.ts";
import { dropContact } from "../delete/delete-contact.ts";
import { presentContact } from "../present-contact.ts";

export async function changeContacts(ctx: TenantCtx, { body }: Call<typeof changeRoute>) {
  const { type, noRespond } = body.change;
  const columns: ContactWrite = {
    ...(type === undefined ? {} : { type }),
    ...(noRespond === undefined ? {} : { no_respond: noRespond }),
  };
  const { changed, left } = await transact(ctx, async (tx) => {
    const rows = (await lockContacts(tx, body.ids)).filter(
      (row) => (type !== undefined && row.type !== type) || (noRespond !== undefined && row.no_respond !== noRespond),
    );
    const isOn = noRespond === false;
    const objected = new Set(isOn ? await objectedToAssistant(tx, ctx, idsOf(rows)) : []);
    const changed = rows.filter(({ id }) => !objected.has(id));
    await Promise.all(changed.map((row) => changeOne(tx, ctx, row, columns)));
    return { changed, left: objected.size };
  });
  if (changed.length === 0 && left > 0) throw new DomainError(422, OBJECTED_TO_ASSISTANT);
  const before = changed.map((row) => ({ _id: row.id, type: row.type, noRespond: row.no_respond }));
  const message = said(before.length, "actualizado");
  return { data: { before, objected: left }, message: left > 0 ? `${message}; ${leftOut(left)}` : message };
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

function idsOf(rows: ContactRow[]): string[] {
  return rows.map(({ id }) => id);
}

function leftOut(count: number): string {
  return count === 1 ? "1 se opuso al asistente y sigue igual" : `${count} se opusieron al asistente y siguen igual`;
}

function said(count: number, done: string): string {
  return count === 1 ? `1 contacto ${done}` : `${count} contactos ${done}s`;
}
