// Charges what is due in one transaction: the rows are locked, the money is recorded, each kind keeps its balance.
import { fromCents, toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { chargeChanged } from "@mostrador/domain/money/charges/live.ts";
import { owedCents } from "@mostrador/domain/money/charges/owed.ts";
import type { createCharge as createRoute, editCharge as editRoute } from "@mostrador/domain/money/charges/routes.ts";
import {
  type Charge,
  chargeJournal,
  DUE_CHANGED,
  type NewCharge,
  NO_CHARGE,
} from "@mostrador/domain/money/charges/schema.ts";
import { shareCents } from "@mostrador/domain/money/charges/share-cents.ts";
import { splitPayment } from "@mostrador/domain/money/charges/split-payment.ts";
import { decimalOf, pesosText } from "@mostrador/domain/money/finance/amount.ts";
import { DEFAULT_CATEGORY } from "@mostrador/domain/money/finance/category.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { noteBlindEdit, writeAudit } from "../../ground/identity/index.ts";
import { recordMovement } from "../finance/index.ts";
import {
  insertCharge,
  insertLines,
  lineColumn,
  lockCharge,
  nextTicket,
  readCharges,
  updateCharge,
} from "./charge.store.ts";
import type { ChargeKind, DueOf } from "./chargeable.ts";
import { KINDS, kindOf, ofKind, subjectOf } from "./due.ts";
import { presentCharge } from "./present-charge.ts";

type Line = { kind: ChargeKind; due: DueOf; priceCents: number; discountCents: number; owedCents: number };

export const listCharges = listJournal(chargeJournal, readCharges, presentCharge);

export async function createCharge(ctx: TenantCtx, { body: { charge } }: Pick<Call<typeof createRoute>, "body">) {
  const data = await transact(ctx, async (tx, inside) => {
    const lines = await heldLines(tx, inside, charge);
    const contactId = sameClient(lines);
    const payments = charge.payments.map(({ paymentMethod, amount }) => ({ paymentMethod, cents: toCents(amount) }));
    const { parts, changeCents } = splitPayment(
      lines.map((line) => line.owedCents),
      toCents(charge.tip),
      payments,
    );
    const [id, ticket] = [newId(), await nextTicket(tx, ctx.businessId)];
    const by = actorName(ctx.actor);
    const at = new Date(ctx.now);
    await insertCharge(tx, {
      ...{ business_id: ctx.businessId, id, ticket, branch_id: charge.branchId, contact_id: contactId },
      tip: decimalOf(charge.tip),
      received: decimalOf(fromCents(payments.reduce((sum, { cents }) => sum + cents, 0))),
      change: decimalOf(fromCents(changeCents)),
      note: charge.note,
      ...{ created_by: by, updated_by: by, created_at: at, updated_at: at },
    });
    const paidFor = (line: number) => parts.filter((part) => part.line === line);
    await insertLines(
      tx,
      lines.map(({ kind, due, priceCents, discountCents }, position) => ({
        ...{ business_id: ctx.businessId, charge_id: id, position, title: due.title, created_at: at },
        ...columnOf(kind, due.id),
        price: decimalOf(fromCents(priceCents)),
        discount: decimalOf(fromCents(discountCents)),
        paid: decimalOf(fromCents(paidFor(position).reduce((sum, { cents }) => sum + cents, 0))),
      })),
    );
    const money = { clientId: contactId, branchId: charge.branchId, date: ctx.now, type: "in", chargeId: id } as const;
    let isOfTicket = false;
    for (const [position, { kind, due, priceCents, discountCents }] of lines.entries()) {
      const booked = [];
      for (const { paymentMethod, cents } of paidFor(position)) {
        const movementId = await recordMovement(tx, inside, {
          ...{ ...money, appointmentId: null, ...subjectOf(kind, due.id), paymentMethod, category: DEFAULT_CATEGORY },
          ...{ amount: fromCents(cents), isOfTicket },
          comments: `Cobro ${ticket}: ${due.title}`.slice(0, 500),
        });
        isOfTicket = true;
        booked.push({ movementId, paymentMethod, cents });
      }
      await ofKind(inside, kind).charged?.(tx, inside, { id: due.id, priceCents, discountCents, payments: booked });
    }
    const tips = parts.filter(({ line }) => line === null);
    const served = servedLines(lines);
    for (const { paymentMethod, cents } of tips)
      for (const [at, share] of shareCents(
        cents,
        served.map(() => 1),
      ).entries()) {
        const line = served[at];
        if (share <= 0 || !line) continue;
        await recordMovement(tx, inside, {
          ...{ ...money, appointmentId: null, ...subjectOf(line.kind, line.due.id) },
          ...{ paymentMethod, category: DEFAULT_CATEGORY, isTip: true, amount: fromCents(share) },
          comments: `Propina del cobro ${ticket}`,
        });
      }
    await tellAll(tx, inside, id, lines);
    const made = await chargeOf(tx, id);
    await writeAudit(tx, inside, {
      action: "charge.created",
      summary: `Cobró ${pesosText(made.total)} (folio ${ticket})`,
      details: { chargeId: id, clientId: contactId, total: made.total, tip: charge.tip },
    });
    return made;
  });
  return { data, message: "Cobro registrado correctamente" };
}

/** The first line of each person who served the client; where none is known, the first line. */
function servedLines(lines: readonly Line[]): readonly Line[] {
  const first = new Map<string, Line>();
  for (const line of lines) {
    const { servedBy } = line.due;
    if (servedBy !== undefined && !first.has(servedBy)) first.set(servedBy, line);
  }
  return first.size > 0 ? [...first.values()] : lines.slice(0, 1);
}

export async function editCharge(ctx: TenantCtx, { params, body }: Pick<Call<typeof editRoute>, "params" | "body">) {
  const data = await transact(ctx, async (tx) => {
    const before = await lockCharge(tx, params.id);
    if (!before) throw notFound(NO_CHARGE);
    const updated_at = nextUpdate(ctx, before.updated_at, body.updatedAt);
    await updateCharge(tx, before.id, { is_invoiced: body.isInvoiced, updated_by: actorName(ctx.actor), updated_at });
    await writeAudit(tx, ctx, {
      action: "charge.invoiced",
      summary: body.isInvoiced
        ? `Marcó como facturado el cobro ${before.ticket}`
        : `Quitó la marca de facturado al cobro ${before.ticket}`,
      details: { chargeId: before.id },
    });
    await noteBlindEdit(tx, ctx, body.updatedAt, {
      action: "charge.edited",
      what: "un cobro",
      details: { chargeId: before.id },
    });
    await announce(tx, ctx, chargeChanged, { chargeId: before.id });
    return chargeOf(tx, before.id);
  });
  return { data, message: "Cobro actualizado correctamente" };
}

export async function chargeOf(tx: Tx, id: string): Promise<Charge> {
  const [row] = await readCharges(tx, { id, limit: 1 });
  if (!row) throw notFound(NO_CHARGE);
  return presentCharge(row);
}

/** Open screens read the charge and what it was for again. */
export async function tellAll(
  tx: Tx,
  ctx: TenantCtx,
  chargeId: string,
  lines: readonly { kind: ChargeKind; due: { id: string } }[],
): Promise<void> {
  await announce(tx, ctx, chargeChanged, { chargeId });
  for (const kind of KINDS) {
    const ids = lines.flatMap((line) => (line.kind === kind ? [line.due.id] : []));
    if (ids.length > 0) await ofKind(ctx, kind).announce(tx, ctx, ids);
  }
}

/** The lines as the desk wrote them, each over its locked row. */
async function heldLines(tx: Tx, ctx: TenantCtx, { lines }: NewCharge): Promise<Line[]> {
  const held = new Map<string, DueOf>();
  for (const kind of KINDS) {
    const ids = lines.flatMap((line) => (kindOf(line).kind === kind ? [kindOf(line).id] : []));
    if (ids.length === 0) continue;
    for (const due of await ofKind(ctx, kind).due(tx, ids, { hold: true, together: false })) held.set(due.id, due);
  }
  return lines.map((line, at) => {
    const { kind, id, field } = kindOf(line);
    const due = held.get(id.toLowerCase());
    if (!due) throw notFound(undefined, `charge.lines.${at}.${field}`);
    if (due.refusal) throw refused(at, field, due.refusal);
    const [priceCents, discountCents] = [toCents(line.price), toCents(line.discount)];
    const rest = priceCents - due.discountCents - due.paidCents;
    if (discountCents > Math.max(0, rest)) throw refused(at, "discount", "El descuento es mayor que lo que se debe");
    const owed = owedCents({ ...due, priceCents, discountCents: due.discountCents + discountCents }) ?? 0;
    if (owed !== toCents(line.owed)) throw conflict(DUE_CHANGED);
    return { kind, due, priceCents, discountCents, owedCents: owed };
  });
}

function refused(line: number, field: string, message: string): DomainError {
  return new DomainError(422, message, { errors: [{ path: `charge.lines.${line}.${field}`, message }] });
}

function sameClient(lines: readonly Line[]): string | null {
  const clients = new Set(lines.map(({ due }) => due.contactId));
  if (clients.size > 1) throw new DomainError(422, "Un cobro es de un solo cliente");
  return lines[0]?.due.contactId ?? null;
}

function columnOf(kind: ChargeKind, id: string) {
  return { [lineColumn(kind)]: id };
}
