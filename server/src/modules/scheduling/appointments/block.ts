// Blocked times: one for each named specialist. A block cannot cover an appointment that holds its slot; it may
// overlap other blocks (D-4.3).

import { invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { appointmentChanged } from "@mostrador/domain/scheduling/appointments/live.ts";
import { coveringRefusal } from "@mostrador/domain/scheduling/appointments/place.ts";
import {
  type Block,
  BlockChanged,
  type BlockEdit,
  type NewBlock,
} from "@mostrador/domain/scheduling/appointments/schema.ts";
import { blockTimesError } from "@mostrador/domain/scheduling/appointments/times.ts";
import { actorName, type TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { lockSpecialists } from "../../business/specialists/index.ts";
import { noteBlindEdit } from "../../ground/identity/index.ts";
import { readNamed } from "./agenda.store.ts";
import {
  type ClassKey,
  insertEntry,
  lockEntry,
  type NewEntry,
  readOverlaps,
  updateEntry,
} from "./appointment.store.ts";
import { wholeMinutes } from "./check-place.ts";
import { presentBlock } from "./present-appointment.ts";

export const NO_BLOCK = "No se encontró el bloqueo";

type Span = { specialistId: string; starts: Date; ends: Date; ignoreId?: string; ofClass?: ClassKey | undefined };

/** All of them or none. */
export async function createBlocks(ctx: TenantCtx, block: Omit<NewBlock, "businessId">): Promise<Block[]> {
  const times = wholeMinutes(Date.parse(block.start), Date.parse(block.end));
  const specialists = [...new Set(block.specialists)].sort();
  return transact(ctx, async (tx, inside) => {
    // A concurrent move from one of them to another takes the same locks in the same order, and waits.
    const [zone] = await Promise.all([zoneOf(tx, block.branchId, specialists), lockSpecialists(tx, specialists)]);
    const spans = specialists.map((specialistId) => ({ ...times, specialistId }));
    const rows = await Promise.all(spans.map((span) => insertEntry(tx, blockEntry(ctx, block, span))));
    const covering = spans.find((_, index) => rows[index] === undefined);
    if (covering) throw coveringRefusal(zone, await overlapsOf(tx, covering));
    const made = rows.flatMap((row) => (row ? [presentBlock({ ...row, zone })] : []));
    await Promise.all(made.map((one) => tellBlock(tx, inside, one._id)));
    return made;
  });
}

export async function editBlock(ctx: TenantCtx, id: string, edit: BlockEdit): Promise<Block> {
  return transact(ctx, async (tx, inside) => {
    const row = await lockEntry(tx, id);
    if (!row?.is_block) throw notFound(NO_BLOCK);
    const updatedAt = nextUpdate(ctx, row.updated_at, edit.updatedAt);
    const start = edit.start === undefined ? row.starts.getTime() : Date.parse(edit.start);
    const end = edit.end === undefined ? row.ends.getTime() : Date.parse(edit.end);
    const error = blockTimesError(end - start);
    if (error) throw invalid("block.start", error);
    const specialistId = edit.specialistId ?? row.specialist_id;
    const branchId = edit.branchId ?? row.branch_id;
    const times = wholeMinutes(start, end);
    // a held place of a class shares the time of that class
    const ofClass =
      row.capacity > 1 ? { branchId, serviceId: row.service_id as string, starts: times.starts } : undefined;
    const at = { ...times, specialistId, ignoreId: id, ofClass };
    const [zone] = await Promise.all([
      zoneOf(tx, branchId, [specialistId]),
      lockSpecialists(tx, [row.specialist_id, specialistId]),
    ]);
    await checkUncovered(tx, zone, at);
    const written = await updateEntry(tx, id, {
      branch_id: branchId,
      specialist_id: specialistId,
      starts: at.starts,
      ends: at.ends,
      title: edit.title ?? row.title,
      color_hex: edit.colorHex ?? row.color_hex,
      updated_by: actorName(ctx.actor),
      updated_at: updatedAt,
    });
    if (!written) throw notFound(NO_BLOCK);
    await noteBlindEdit(tx, ctx, edit.updatedAt, {
      action: "block.edited",
      what: `el bloqueo ${row.title}`,
      details: { appointmentId: row.id },
    });
    await tellBlock(tx, inside, id);
    return presentBlock({ ...written, zone });
  });
}

/** Of the branch; 404 unless it and all the specialists exist. */
async function zoneOf(tx: Tx, branchId: string, specialistIds: string[]): Promise<string> {
  const named = await Promise.all(
    specialistIds.map((specialistId) => readNamed(tx, { branchId, specialistId, serviceId: null, contactId: null })),
  );
  if (named.some((one) => one.branch_id === null)) throw notFound("No se encontró la sucursal");
  if (named.some((one) => one.specialist_id === null)) throw notFound("No se encontró al especialista");
  return (named[0] as { zone: string }).zone;
}

async function checkUncovered(tx: Tx, zone: string, at: Span): Promise<void> {
  const covered = await overlapsOf(tx, at);
  if (covered.length > 0) throw coveringRefusal(zone, covered);
}

async function overlapsOf(tx: Tx, at: Span) {
  const rows = await readOverlaps(tx, { ...at, of: "appointments" });
  return rows.map((row) => ({
    isBlock: row.is_block,
    title: row.title,
    start: row.starts.getTime(),
    around: row.ends <= at.starts || row.starts >= at.ends ? ("theirs" as const) : null,
  }));
}

export async function tellBlock(tx: Tx, ctx: TenantCtx, blockId: string): Promise<void> {
  await publish(tx, ctx, BlockChanged, { blockId });
  await announce(tx, ctx, appointmentChanged, { appointmentId: blockId });
}

type BlockText = Pick<NewBlock, "branchId" | "title" | "colorHex">;

export function blockEntry(ctx: TenantCtx, block: BlockText, { specialistId, starts, ends }: Span): NewEntry {
  return {
    business_id: ctx.businessId,
    id: newId(),
    short_id: null,
    is_block: true,
    branch_id: block.branchId,
    specialist_id: specialistId,
    service_id: null,
    contact_id: null,
    title: block.title,
    details: "",
    client_notes: "",
    attendee_name: null,
    starts,
    ends,
    type: "",
    status: "block",
    color_hex: block.colorHex,
    request_key: null,
    visit_id: null,
    minutes_before: 0,
    minutes_after: 0,
    capacity: 1,
    created_by: actorName(ctx.actor),
    created_at: new Date(ctx.now),
  };
}
