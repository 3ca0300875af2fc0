// Tills: opened, closed against what was counted, reopened. Each step leaves a trace, and the row is locked for it.
import { fromCents, toCents } from "@mostrador/domain/catalog/services/offer.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { decimalOf, pesosText } from "@mostrador/domain/money/finance/amount.ts";
import { tillChanged } from "@mostrador/domain/money/tills/live.ts";
import type {
  closeTill as closeRoute,
  listTills as listRoute,
  openTill as openRoute,
  reopenTill as reopenRoute,
} from "@mostrador/domain/money/tills/routes.ts";
import {
  ALREADY_CLOSED,
  ALREADY_OPEN,
  NO_TILL,
  NOT_CLOSED,
  type Till,
  tillJournal,
} from "@mostrador/domain/money/tills/schema.ts";
import { type Actor, actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { listJournal } from "../../../kernel/journal/list-journal.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { presentTill } from "./present-till.ts";
import { insertTill, lockTill, type NamedTill, noteTillEvent, readTills, updateTill } from "./till.store.ts";

export function listTills(ctx: TenantCtx, call: Call<typeof listRoute>) {
  return listJournal(tillJournal, readTills, (row: NamedTill) => presentTill(row, personOf(ctx.actor)))(ctx, call);
}

export async function openTill(ctx: TenantCtx, { body: { till } }: Pick<Call<typeof openRoute>, "body">) {
  const data = await transact(ctx, async (tx) => {
    const [id, at, by] = [newId(), new Date(ctx.now), actorName(ctx.actor)];
    const isNew = await insertTill(tx, {
      ...{ business_id: ctx.businessId, id, branch_id: till.branchId, person_id: personOf(ctx.actor), person_name: by },
      ...{ float_amount: decimalOf(till.float), note: till.note, opened_at: at, opened_by: by, updated_at: at },
    });
    if (!isNew) throw conflict(ALREADY_OPEN);
    await noteTillEvent(tx, ctx.businessId, id, { kind: "opened", at, by, note: till.note, difference: null });
    return tell(tx, ctx, id, `Abrió una caja con ${pesosText(till.float)} de fondo`, "opened");
  });
  return { data, message: "Caja abierta" };
}

export async function closeTill(ctx: TenantCtx, { params, body }: Pick<Call<typeof closeRoute>, "params" | "body">) {
  const { counts, note, updatedAt } = body.closing;
  const data = await transact(ctx, async (tx) => {
    const before = await lockTill(tx, params.id);
    if (!before) throw notFound(NO_TILL);
    if (before.closed_at) throw conflict(ALREADY_CLOSED);
    const updated_at = nextUpdate(ctx, before.updated_at, updatedAt);
    // read after the lock: movements that began before it are in the sums
    const { sums } = await tillOf(tx, ctx, before.id);
    const expectedOf = (method: string) => sums.find(({ paymentMethod }) => paymentMethod === method)?.expected ?? 0;
    const compared = counts.map((one) => ({ ...one, expected: expectedOf(one.paymentMethod) }));
    const cash = compared.find(({ paymentMethod }) => paymentMethod === "cash") as (typeof compared)[number];
    const difference = decimalOf(fromCents(toCents(cash.counted) - toCents(cash.expected)));
    const [at, by] = [new Date(ctx.now), actorName(ctx.actor)];
    await updateTill(tx, before.id, {
      ...{ closed_at: at, closed_by: by, counts: JSON.stringify(compared), difference, updated_at },
    });
    await noteTillEvent(tx, ctx.businessId, before.id, { kind: "closed", at, by, note, difference });
    return tell(
      tx,
      ctx,
      before.id,
      `Hizo el corte de la caja de ${before.person_name}: diferencia ${pesosText(Number(difference))}`,
      "closed",
    );
  });
  return { data, message: "Corte de caja registrado" };
}

export async function reopenTill(ctx: TenantCtx, { params, body }: Pick<Call<typeof reopenRoute>, "params" | "body">) {
  const { reason } = body.reopening;
  const data = await transact(ctx, async (tx) => {
    const before = await lockTill(tx, params.id);
    if (!before) throw notFound(NO_TILL);
    if (!before.closed_at) throw conflict(NOT_CLOSED);
    const [at, by] = [new Date(ctx.now), actorName(ctx.actor)];
    const updated_at = nextUpdate(ctx, before.updated_at, undefined);
    try {
      await tx.savepoint(() =>
        updateTill(tx, before.id, { closed_at: null, closed_by: null, difference: null, counts: "[]", updated_at }),
      );
    } catch (error) {
      if ((error as { code?: string }).code !== "23505") throw error;
      throw conflict(`${before.person_name} ya tiene otra caja abierta en esa sucursal. Haz su corte primero.`);
    }
    await noteTillEvent(tx, ctx.businessId, before.id, { kind: "reopened", at, by, note: reason, difference: null });
    return tell(tx, ctx, before.id, `Reabrió la caja de ${before.person_name}: ${reason}`, "reopened");
  });
  return { data, message: "Caja reabierta" };
}

/** The account of a till; programs and the system have one of their own each. */
export function personOf(actor: Actor): string {
  if (actor.kind === "person") return actor.userId;
  return actor.kind === "program" ? actor.id : "system";
}

async function tell(tx: Tx, ctx: TenantCtx, id: string, summary: string, step: string): Promise<Till> {
  await writeAudit(tx, ctx, { action: `till.${step}`, summary, details: { tillShiftId: id } });
  await announce(tx, ctx, tillChanged, { tillShiftId: id });
  return tillOf(tx, ctx, id);
}

async function tillOf(tx: Tx, ctx: TenantCtx, id: string): Promise<Till> {
  const [row] = await readTills(tx, { id, limit: 1 });
  if (!row) throw notFound(NO_TILL);
  return presentTill(row, personOf(ctx.actor));
}
