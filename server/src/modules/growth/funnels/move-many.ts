// Moves many contacts: in batches, each in a transaction of its own, so that locks are short. A batch asks what all of
// its contacts need in one statement each. A bulk move can be undone as a whole.
import { placeOf } from "@mostrador/domain/growth/funnels/phases.ts";
import { funnels } from "@mostrador/domain/growth/funnels/resource.ts";
import type { moveMany as manyRoute, undoMoves as undoRoute } from "@mostrador/domain/growth/funnels/routes.ts";
import { type BulkMoveResult, MOST_MOVED } from "@mostrador/domain/growth/funnels/schema.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { allTogether } from "../../../kernel/db/wire/gather.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { moveContact } from "./move-contact.ts";
import { countInScenarios, holdFunnel, readContactsIn, readMovesOfBatch } from "./place.store.ts";
import { NO_SCENARIO } from "./places.ts";

const BATCH = 100;

export async function moveMany(ctx: TenantCtx, { params: { id: funnelId }, body }: Call<typeof manyRoute>) {
  const { scenarioId, fromScenarioId } = body;
  const contactIds = await transact(ctx, async (tx) => {
    await checkPlace(tx, funnelId, scenarioId, "scenarioId");
    if (!fromScenarioId) return [...new Set(body.clientIds ?? [])].sort();
    await checkPlace(tx, funnelId, fromScenarioId, "fromScenarioId");
    return readContactsIn(tx, fromScenarioId, MOST_MOVED);
  });
  const batchId = newId();
  let moved = 0;
  for (const batch of inBatches(contactIds)) {
    moved += await transact(ctx, async (tx) => {
      let count = 0;
      await allTogether(tx, ctx, batch, async (shared, inside, contactId) => {
        const isMoved = await moveContact(shared, inside, {
          ...{ funnelId, contactId, batchId, action: "none" },
          to: (phases) => (scenarioId === null ? null : (placeOf(phases, scenarioId) ?? undefined)),
        });
        if (isMoved) count += 1;
      });
      return count;
    });
  }
  const isAll = !fromScenarioId || fromScenarioId === scenarioId;
  const left = isAll
    ? 0
    : await readTogether(ctx, async (tx) => (await countInScenarios(tx, [fromScenarioId])).get(fromScenarioId) ?? 0);
  const data: BulkMoveResult = { batchId: moved > 0 ? batchId : null, moved, already: contactIds.length - moved, left };
  return { data, message: movedText(moved, scenarioId === null) };
}

export async function undoMoves(ctx: TenantCtx, { params: { id: funnelId, batchId } }: Call<typeof undoRoute>) {
  const moves = await readTogether(ctx, (tx) => readMovesOfBatch(tx, funnelId, batchId));
  if (moves.length === 0) throw notFound("No se encontró ese movimiento", "batchId");
  let back = 0;
  for (const batch of inBatches(moves)) {
    back += await transact(ctx, async (tx) => {
      let count = 0;
      await allTogether(tx, ctx, batch, async (shared, inside, move) => {
        const { contact_id: contactId, from_scenario_id: from, to_scenario_id: to } = move;
        const isBack = await moveContact(shared, inside, {
          ...{ funnelId, contactId, action: "none" },
          // A contact that was moved again since stays, and so does one from a deleted scenario.
          to: (phases, present) => {
            if ((present?.scenarioId ?? null) !== to) return undefined;
            return from === null ? null : (placeOf(phases, from) ?? undefined);
          },
        });
        if (isBack) count += 1;
      });
      return count;
    });
  }
  const stayed = moves.length - back;
  const message = back === 1 ? "1 contacto regresó a donde estaba" : `${back} contactos regresaron a donde estaban`;
  return { data: { back, stayed }, message };
}

async function checkPlace(tx: Tx, funnelId: string, scenarioId: string | null, field: string): Promise<void> {
  const funnel = await holdFunnel(tx, funnelId);
  if (!funnel) throw notFound(funnels.texts.unknown);
  if (scenarioId === null) return;
  if (!placeOf(funnel.phases, scenarioId)) throw notFound(NO_SCENARIO, field);
  if (funnel.isArchived && field === "scenarioId")
    throw conflict("El funnel está archivado: recupéralo para mover contactos");
}

function movedText(count: number, isOut: boolean): string {
  if (count === 0) return isOut ? "Nadie estaba en el funnel" : "Ya estaban ahí";
  if (isOut) return count === 1 ? "1 contacto fuera del funnel" : `${count} contactos fuera del funnel`;
  return count === 1 ? "1 contacto movido" : `${count} contactos movidos`;
}

function inBatches<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
}
