// Manual money movements: created, edited, deleted. The history keeps the old values.

import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { decimalOf, pesosText } from "@mostrador/domain/money/finance/amount.ts";
import { moneyMovementChanged } from "@mostrador/domain/money/finance/live.ts";
import { type MovementValues, movementChanges } from "@mostrador/domain/money/finance/movement-changes.ts";
import {
  IN_CLOSED_TILL,
  NOT_BY_HAND,
  OF_CHARGE,
  OF_COMMISSION,
  OF_ENROLLMENT,
  originOf,
} from "@mostrador/domain/money/finance/movement-origin.ts";
import { TYPE_LABELS } from "@mostrador/domain/money/finance/payment-method.ts";
import type {
  createMoneyMovement as createRoute,
  deleteMoneyMovement as deleteRoute,
  editMoneyMovement as editRoute,
  listMoneyMovements as listRoute,
  totalMoneyMovements as totalRoute,
} from "@mostrador/domain/money/finance/routes.ts";
import {
  type MoneyMovement,
  type MoneyMovementEdit,
  moneyMovements,
  NO_MOVEMENT,
} from "@mostrador/domain/money/finance/schema.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { clientName } from "../../business/contacts/index.ts";
import { noteBlindEdit, writeAudit } from "../../ground/identity/index.ts";
import { storedCategory } from "./category.ts";
import {
  deleteMovement,
  lockMovement,
  type MovementRow,
  type MovementWrite,
  type NamedMovement,
  readMovements,
  readTotals,
  updateMovement,
} from "./movement.store.ts";
import { conditionsOn } from "./movement-condition.ts";
import { recordMovement } from "./record-movement.ts";
import { tillOfMovements } from "./till-of-movements.ts";

export function listMoneyMovements(ctx: TenantCtx, call: Call<typeof listRoute>) {
  const above = conditionsOn(ctx, call.query);
  return listJournal(
    moneyMovements,
    (tx, query: typeof call.query) => readMovements(tx, { ...query, above }),
    present,
  )(ctx, call);
}

export async function totalMoneyMovements(ctx: TenantCtx, { query }: Call<typeof totalRoute>) {
  const above = conditionsOn(ctx, query);
  const sums = await readTogether(ctx, (tx) => readTotals(tx, { ...query, above }));
  const used = (sums?.methods ?? []).filter((each) => each.in !== null || each.out !== null);
  return {
    data: {
      ...{ in: Number(sums?.in), out: Number(sums?.out), net: Number(sums?.net), count: sums?.count ?? 0 },
      methods: used.map((each) => ({ ...each, in: Number(each.in ?? 0), out: Number(each.out ?? 0) })),
    },
  };
}

export async function createMoneyMovement(ctx: TenantCtx, { body }: Call<typeof createRoute>) {
  const { moneyMovement: given, appointmentId = null } = body;
  const data = await transact(ctx, async (tx) => {
    const date = given.date === undefined ? ctx.now : Date.parse(given.date);
    const category = await storedCategory(tx, ctx, given.category);
    return presented(tx, await recordMovement(tx, ctx, { ...given, category, date, appointmentId }));
  });
  return { data, message: appointmentId || given.type === "in" ? PAID : "Movimiento registrado correctamente" };
}

export async function editMoneyMovement(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
  const data = await transact(ctx, async (tx) => {
    const before = await hold(tx, ctx, params.id);
    if (before.enrollment_id && isOtherSum(before, body)) throw conflict(OF_ENROLLMENT);
    const at = nextUpdate(ctx, before.updated_at, body.updatedAt);
    await updateMovement(tx, before.id, {
      ...columnsOf({ ...body, ...(await categoryAfter(tx, ctx, before, body)) }),
      ...(await tillAfter(tx, ctx, before, body)),
      ...{ updated_by: actorName(ctx.actor), updated_at: at },
    });
    await note(tx, ctx, before, "changed", movementChanges(valuesOf(before), editedValues(body)));
    await noteBlindEdit(tx, ctx, body.updatedAt, {
      action: "moneyMovement.edited",
      what: labelOf(before),
      details: { moneyMovementId: before.id },
    });
    await announce(tx, ctx, moneyMovementChanged, { movementId: before.id });
    return presented(tx, before.id);
  });
  return { data, message: "Movimiento actualizado correctamente" };
}

export async function deleteMoneyMovement(ctx: TenantCtx, { params }: Call<typeof deleteRoute>) {
  await transact(ctx, async (tx) => {
    const before = await hold(tx, ctx, params.id);
    if (before.enrollment_id) throw conflict(OF_ENROLLMENT);
    await deleteMovement(tx, before.id);
    await note(tx, ctx, before, "deleted");
    await announce(tx, ctx, moneyMovementChanged, { movementId: before.id });
  });
  return { data: null, message: "Movimiento eliminado correctamente" };
}

const PAID = "Pago registrado correctamente";

/** One that a person recorded and may change. */
async function hold(tx: Tx, ctx: TenantCtx, id: string): Promise<MovementRow> {
  const row = await lockMovement(tx, id);
  if (!row) throw notFound(NO_MOVEMENT);
  const origin = originOf(row.request_key);
  if (origin !== "manual") throw conflict(origin === "commission" ? OF_COMMISSION : NOT_BY_HAND);
  if (row.charge_id) throw conflict(OF_CHARGE);
  const till = row.till_shift_id;
  if (till && (await ctx.fillings.one(tillOfMovements).isClosed(tx, till))) throw conflict(IN_CLOSED_TILL);
  return row;
}

function isOtherSum(before: MovementRow, { amount, type }: MoneyMovementEdit): boolean {
  return (amount !== undefined && decimalOf(amount) !== before.amount) || (type !== undefined && type !== before.type);
}

/** Another branch: it leaves its till, and joins that of who moves it. */
async function tillAfter(tx: Tx, ctx: TenantCtx, before: MovementRow, { branchId }: MoneyMovementEdit) {
  if (branchId === undefined || branchId.toLowerCase() === before.branch_id) return {};
  return { till_shift_id: await ctx.fillings.one(tillOfMovements).open(tx, ctx, branchId) };
}

/** The name of a deleted category stays, unless another one is written. */
async function categoryAfter(tx: Tx, ctx: TenantCtx, before: MovementRow, { category }: MoneyMovementEdit) {
  if (category === undefined || category === before.category) return {};
  return { category: await storedCategory(tx, ctx, category) };
}

async function presented(tx: Tx, id: string): Promise<MoneyMovement> {
  const [row] = await readMovements(tx, { ids: [id], limit: 1 });
  if (!row) throw notFound(NO_MOVEMENT);
  return present(row);
}

type Done = keyof typeof DONE;

async function note(tx: Tx, ctx: TenantCtx, before: MovementRow, what: Done, changes = ""): Promise<void> {
  await writeAudit(tx, ctx, {
    action: `moneyMovement.${what}`,
    summary: [DONE[what](labelOf(before)), changes].filter(Boolean).join(": "),
    details: {
      moneyMovementId: before.id,
      appointmentId: before.appointment_id,
      clientId: before.contact_id,
      amount: before.amount,
      type: before.type,
      paymentMethod: before.payment_method,
      category: before.category,
      date: before.date.toISOString(),
    },
  });
}

const DONE = {
  changed: (label: string) => `Editó ${label}`,
  deleted: (label: string) => `Eliminó ${label}`,
};

function labelOf({ type, amount }: MovementRow): string {
  return `el movimiento de dinero (${TYPE_LABELS[type as "in"].toLowerCase()} de ${pesosText(Number(amount))})`;
}

function valuesOf(row: MovementRow): MovementValues {
  return {
    ...{ amount: Number(row.amount), type: row.type as "in", paymentMethod: row.payment_method as "cash" },
    ...{ category: row.category, date: row.date.getTime(), branchId: row.branch_id, clientId: row.contact_id },
    ...{ comments: row.comments, customId: row.custom_id },
  };
}

function editedValues({ date, branchId, updatedAt: _, ...fields }: MoneyMovementEdit): Partial<MovementValues> {
  return {
    ...(fields as Partial<MovementValues>),
    ...(date !== undefined && { date: Date.parse(date) }),
    ...(branchId !== undefined && { branchId: branchId.toLowerCase() }),
  };
}

/** Only the sent fields are written. */
function columnsOf(edit: MoneyMovementEdit): MovementWrite {
  const columns = {
    custom_id: edit.customId,
    contact_id: edit.clientId,
    branch_id: edit.branchId,
    date: edit.date === undefined ? undefined : new Date(edit.date),
    amount: edit.amount === undefined ? undefined : decimalOf(edit.amount),
    type: edit.type,
    payment_method: edit.paymentMethod,
    category: edit.category,
    comments: edit.comments,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function present(row: NamedMovement): MoneyMovement {
  return {
    _id: row.id,
    businessId: row.business_id,
    customId: row.custom_id,
    clientId: row.contact_id,
    clientName: row.contact_id ? clientName(row) : "",
    branchId: row.branch_id,
    branchName: row.branch_name,
    appointmentId: row.appointment_id,
    orderId: row.order_id,
    enrollmentId: row.enrollment_id,
    packagePurchaseId: row.package_purchase_id,
    chargeId: row.charge_id,
    isTip: row.is_tip,
    date: row.date.toISOString(),
    amount: Number(row.amount),
    type: row.type,
    paymentMethod: row.payment_method,
    category: row.category,
    comments: row.comments,
    origin: originOf(row.request_key),
    createdBy: row.created_by,
    updatedBy: row.updated_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
