// The people that a business knows. A number belongs to one contact of the business (D-7.1); the texts are those of
// contract/contacts#fields.
import { changedContact } from "@mostrador/domain/business/contacts/changed-contact.ts";
import { contactChange } from "@mostrador/domain/business/contacts/contact-change.ts";
import { contactName } from "@mostrador/domain/business/contacts/contact-name.ts";
import { contactChanged } from "@mostrador/domain/business/contacts/live.ts";
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type {
  createContact as createRoute,
  editContact as editRoute,
  getContact as getRoute,
} from "@mostrador/domain/business/contacts/routes.ts";
import {
  ContactCreated,
  type ContactEdit,
  ContactSwitched,
  NO_CONTACT,
} from "@mostrador/domain/business/contacts/schema.ts";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { noteBlindEdit, writeAudit } from "../../ground/identity/index.ts";
import {
  type ContactRow,
  type ContactWrite,
  contactColumns,
  insertContact,
  lockContact,
  readContact,
  readContactOfPhone,
  updateContact,
} from "./contact.store.ts";
import { OBJECTED_TO_ASSISTANT, objectedToAssistant, readFacts } from "./contact-facts.ts";
import { freeSecondNumber } from "./merge/second-numbers.store.ts";
import { presentContact } from "./present-contact.ts";
import { searchOf } from "./search-of.ts";
import { registerStaff } from "./staff/staff-contact.store.ts";

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
    const whole = { ...columns, phone, search, ...times };
    const made = await insertContact(tx, { ...whole, business_id: ctx.businessId, id });
    const written = made ?? (await registerStaff(tx, phone, whole));
    if (!written) throw await taken(tx, phone);
    const subjectId = written.id;
    await writeAudit(tx, ctx, { action: "client.created", summary: "Registró el contacto", subjectId });
    await publish(tx, ctx, ContactCreated, { contactId: subjectId });
    await announce(tx, ctx, contactChanged, { clientId: subjectId });
    return written;
  });
  return { data: presentContact(row), message: "Contacto registrado" };
}

export async function getContact(ctx: TenantCtx, { params: { id } }: Call<typeof getRoute>) {
  const [row, above] = await readTogether(ctx, (tx) => Promise.all([readContact(tx, id), readFacts(tx, ctx, id)]));
  if (!row) throw notFound(NO_CONTACT);
  // A merged contact answers with the facts of the contact that it leads to.
  const facts = row.id === id ? above : await readTogether(ctx, (tx) => readFacts(tx, ctx, row.id));
  return { data: presentContact(row, facts) };
}

export async function editContact(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
  return transact(ctx, async (tx) => {
    const row = await writeEdit(tx, ctx, params.id, body.client);
    return { data: presentContact(row, await readFacts(tx, ctx, params.id)), message: "Contacto actualizado" };
  });
}

async function writeEdit(tx: Tx, ctx: TenantCtx, id: string, client: ContactEdit): Promise<ContactRow> {
  const { updatedAt, ...edit } = client;
  checkBorn(ctx, edit.birthdate);
  const before = await lockContact(tx, id);
  if (!before) throw notFound(NO_CONTACT);
  if (before.no_respond && edit.noRespond === false && (await objectedToAssistant(tx, ctx, [id])).length > 0) {
    throw new DomainError(422, OBJECTED_TO_ASSISTANT, {
      errors: [{ path: "client.noRespond", message: OBJECTED_TO_ASSISTANT }],
    });
  }
  const changed = changesOf(before, edit);
  const columns: ContactWrite = contactColumns({ ...edit, ...changed }, new Date(ctx.now));
  if (changed.whatsapp !== undefined || changed.countryCode !== undefined) {
    columns.phone = canonicalPhone(changed.countryCode ?? before.country_code, changed.whatsapp ?? before.whatsapp);
  }
  columns.search = searchOf({ ...before, ...columns });
  columns.updated_at = nextUpdate(ctx, before.updated_at, updatedAt);
  const write = async () => {
    if (columns.phone && columns.phone !== before.phone) await freeSecondNumber(tx, id, columns.phone);
    return updateContact(tx, id, columns);
  };
  const after = await (columns.phone ? tx.savepoint(write).catch(asTaken(tx, columns.phone)) : write());
  if (!after) throw notFound(NO_CONTACT);
  await noteEdit(tx, ctx, before, after, updatedAt === undefined);
  // The switch of the inbox sends only this field, and it counts even without a change: a person may be answering, or
  // the assistant may have handed over.
  const isSwitch = edit.noRespond !== undefined && Object.keys(edit).length === 1;
  if (isSwitch || after.no_respond !== before.no_respond) await publish(tx, ctx, ContactSwitched, { contactId: id });
  await announce(tx, ctx, contactChanged, { clientId: id });
  return after;
}

/** `isBlind`: the edit did not say which version it was based on (D-15.2). */
async function noteEdit(
  tx: Tx,
  ctx: TenantCtx,
  before: ContactRow,
  after: ContactRow,
  isBlind: boolean,
): Promise<void> {
  const what = contactChange(presentContact(before), presentContact(after));
  if (!what) return;
  const subjectId = before.id;
  if (isBlind) {
    const told = { action: "client.edited", what: `el contacto: ${what},`, details: { what, clientId: before.id } };
    return noteBlindEdit(tx, ctx, undefined, { ...told, subjectId });
  }
  const details = { clientId: before.id };
  await writeAudit(tx, ctx, { action: "client.changed", summary: `Editó el contacto: ${what}`, details, subjectId });
}

/** Compares with the latest current date in the world, which may be tomorrow here. */
function checkBorn(ctx: TenantCtx, birthdate: string | undefined): void {
  const latest = new Date(ctx.now + 14 * 3_600_000).toISOString().slice(0, 10);
  if (birthdate !== undefined && birthdate > latest) {
    throw invalid("client.birthdate", "La fecha de nacimiento no puede ser futura");
  }
}

/** Name and number where the edit changes them, within the limits of the form. */
function changesOf(before: ContactRow, edit: ContactEdit) {
  const changed = changedContact({ ...before, countryCode: before.country_code }, edit);
  if (changed.success) return changed.data;
  const errors = changed.error.issues.map(({ path, message }) => ({ path: `client.${path.join(".")}`, message }));
  throw new DomainError(400, errors[0]?.message ?? "Revisa los datos", { errors });
}

function asTaken(tx: Tx, phone: string) {
  return async (error: { code?: string }): Promise<never> => {
    throw error.code === "23505" ? await taken(tx, phone) : error;
  };
}

/** A 409 that says who has the number. */
async function taken(tx: Tx, phone: string): Promise<DomainError> {
  const other = await readContactOfPhone(tx, phone);
  const name = other ? contactName(presentContact(other)) : "";
  const message = name ? `${TAKEN}: ${name}` : TAKEN;
  const errors = [{ path: "client.whatsapp", message }];
  return new DomainError(409, message, { errors, data: other && { duplicate: { _id: other.id, name } } });
}
