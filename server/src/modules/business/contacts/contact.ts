// The people that a business knows. A number belongs to one contact of the business (D-7.1); the texts are those of
// contract/contacts#fields.
import { changedContact } from "@mostrador/domain/business/contacts/changed-contact.ts";
import { contactSearchText } from "@mostrador/domain/business/contacts/contact-search.ts";
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type {
  createContact as createRoute,
  deleteContact as deleteRoute,
  editContact as editRoute,
  getContact as getRoute,
} from "@mostrador/domain/business/contacts/routes.ts";
import {
  ContactCreated,
  type ContactEdit,
  ContactSwitched,
  NO_CONTACT,
} from "@mostrador/domain/business/contacts/schema.ts";
import { conflict, DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { noteBlindEdit } from "../../ground/identity/index.ts";
import {
  type ContactRow,
  type ContactWrite,
  contactColumns,
  deleteContactRow,
  insertContact,
  lockContact,
  readContact,
  updateContact,
} from "./contact.store.ts";
import { presentContact } from "./present-contact.ts";

const TAKEN = "Ya existe un contacto con ese número";

export async function createContact(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  checkBorn(ctx, body.client.birthdate);
  const at = new Date(ctx.now);
  const columns = contactColumns(body.client, at);
  const phone = canonicalPhone(body.client.countryCode, body.client.whatsapp);
  const row = await transact(ctx, async (tx) => {
    const id = newId();
    const search = searchOf({ ...columns, phone });
    const times = { created_at: at, updated_at: at };
    const written = await insertContact(tx, { ...columns, business_id: ctx.businessId, id, phone, search, ...times });
    if (!written) throw conflict(TAKEN);
    await publish(tx, ctx, ContactCreated, { contactId: id });
    await announce(tx, ctx, contactChanged, { clientId: id });
    return written;
  });
  return { data: presentContact(row), message: "Contacto registrado" };
}

export async function editContact(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
  const { updatedAt, ...edit } = body.client;
  checkBorn(ctx, edit.birthdate);
  const row = await transact(ctx, async (tx) => {
    const before = await lockContact(tx, params.id);
    if (!before) throw notFound(NO_CONTACT);
    const changed = changesOf(before, edit);
    const columns: ContactWrite = contactColumns({ ...edit, ...changed }, new Date(ctx.now));
    if (changed.whatsapp !== undefined || changed.countryCode !== undefined) {
      columns.phone = canonicalPhone(changed.countryCode ?? before.country_code, changed.whatsapp ?? before.whatsapp);
    }
    columns.search = searchOf({ ...before, ...columns });
    columns.updated_at = nextUpdate(ctx, before.updated_at, updatedAt);
    const after = await updateContact(tx, params.id, columns).catch(asTaken);
    await noteBlindEdit(tx, ctx, updatedAt, {
      action: "client.edited",
      what: `el contacto ${before.name || before.push_name || before.whatsapp}`,
      details: { clientId: before.id },
    });
    // The switch of the inbox sends this field alone, and means it even when it stood so before: a person may be
    // answering, or the assistant may have handed over.
    const isSwitch = edit.noRespond !== undefined && Object.keys(edit).length === 1;
    if (isSwitch || (edit.noRespond ?? before.no_respond) !== before.no_respond) {
      await publish(tx, ctx, ContactSwitched, { contactId: params.id });
    }
    await announce(tx, ctx, contactChanged, { clientId: params.id });
    return after;
  });
  if (!row) throw notFound(NO_CONTACT);
  return { data: presentContact(row), message: "Contacto actualizado" };
}

export async function getContact(ctx: TenantCtx, { params }: Call<typeof getRoute>) {
  const row = await readTogether(ctx, (tx) => readContact(tx, params.id));
  if (!row) throw notFound(NO_CONTACT);
  return { data: presentContact(row) };
}

/** Appointments stay without their client. A contact with conversations stays: the database refuses, the text says why. */
export async function deleteContact(ctx: TenantCtx, { params }: Call<typeof deleteRoute>) {
  await transact(ctx, async (tx) => {
    const gone = await deleteContactRow(tx, params.id).catch((error: { code?: string }) => {
      if (error.code !== "23503") throw error;
      throw new DomainError(422, "El contacto tiene conversaciones y no se puede eliminar");
    });
    if (!gone) throw notFound(NO_CONTACT);
    await announce(tx, ctx, contactChanged, { clientId: params.id });
  });
  return { data: null, message: "Contacto eliminado correctamente" };
}

/** Somewhere the day has already begun that is still to come here. */
function checkBorn(ctx: TenantCtx, birthdate: string | undefined): void {
  const latest = new Date(ctx.now + 14 * 3_600_000).toISOString().slice(0, 10);
  if (birthdate !== undefined && birthdate > latest) {
    throw invalid("client.birthdate", "La fecha de nacimiento no puede ser futura");
  }
}

/** Name and number where the edit changes them, held to the limits of the form. */
function changesOf(before: ContactRow, edit: ContactEdit) {
  const changed = changedContact({ ...before, countryCode: before.country_code }, edit);
  if (changed.success) return changed.data;
  const errors = changed.error.issues.map(({ path, message }) => ({ path: `client.${path.join(".")}`, message }));
  throw new DomainError(400, errors[0]?.message ?? "Revisa los datos", { errors });
}

function asTaken(error: { code?: string }): never {
  if (error.code === "23505") throw conflict(TAKEN);
  throw error;
}

export function searchOf(row: Partial<ContactRow> | ContactWrite): string {
  return contactSearchText({
    name: row.name ?? "",
    lastname: row.lastname ?? "",
    secondLastname: row.second_lastname ?? "",
    pushName: row.push_name ?? "",
    phone: row.phone ?? null,
    email: row.email ?? "",
    customId: row.custom_id ?? "",
  });
}
