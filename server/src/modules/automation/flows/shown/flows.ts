// The calls of flows.
import type * as routes from "@mostrador/domain/automation/flows/routes.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import {
  deleteFlowRow,
  lockFlow,
  lockFlowsUnderWay,
  readFlow,
  readVersion,
  readVersions,
  type StoredGraph,
  updateFlow,
} from "../flow.store.ts";
import { createFlow as create, editFlow as edit, getFlow as get, graphOf, known } from "../flow.ts";
import { brokenReferences } from "../named/broken-references.ts";
import { presentFlow } from "../present-flow.ts";
import { endRun } from "../run/end-run.ts";
import { lockOpenRunsOf } from "../run/run.store.ts";
import { readListedFlows, readNodeFigures } from "./listed.store.ts";
import { presentVersion } from "./present-run.ts";

const SAVED = "Flujo guardado correctamente";
const LATELY_MS = 30 * 86_400_000;
const MOST_VERSIONS = 50;
const MOST_AT_ONCE = 500;

export async function listFlows(ctx: TenantCtx, { query }: Call<typeof routes.listFlows>) {
  const [rows, broken] = await transact(ctx, async (tx) => {
    const listed = await readListedFlows(tx, query.archived === "true", new Date(ctx.now - LATELY_MS));
    return [
      listed,
      await brokenReferences(
        tx,
        listed.map(({ graph }) => graph),
      ),
    ] as const;
  });
  return {
    data: rows.map((row, index) => ({
      _id: row.id,
      businessId: row.business_id,
      meta: { name: row.name, active: row.is_active },
      version: row.version,
      isArchived: row.is_archived,
      event: row.event,
      nodes: row.nodes,
      running: row.running,
      passed: row.passed,
      failed: row.failed,
      broken: new Set((broken[index] ?? []).map(({ nodeId }) => nodeId)).size,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
  };
}

export async function getFlow(ctx: TenantCtx, { params }: Call<typeof routes.getFlow>) {
  return { data: await get(ctx, params.id) };
}

export async function createFlow(ctx: TenantCtx, { body }: Pick<Call<typeof routes.createFlow>, "body">) {
  return { data: await create(ctx, body.flow), message: "Flujo creado correctamente" };
}

export async function editFlow(
  ctx: TenantCtx,
  { params, body }: Pick<Call<typeof routes.editFlow>, "params" | "body">,
) {
  return { data: await edit(ctx, params.id, body.flow), message: SAVED };
}

/** An archived flow starts nothing; who is in it comes to its end. */
export async function archiveFlow(ctx: TenantCtx, { params, query }: Call<typeof routes.archiveFlow>) {
  const isArchived = query.archived === "true";
  return transact(ctx, async (tx, inside) => {
    known(await lockFlow(tx, params.id));
    if (isArchived) await edit(inside, params.id, { meta: { active: false } });
    await updateFlow(tx, params.id, { is_archived: isArchived });
    const row = known(await readFlow(tx, params.id));
    const message = isArchived ? "Flujo archivado correctamente" : "Flujo recuperado correctamente";
    return { data: await presentFlow(tx, row, await graphOf(tx, row)), message };
  });
}

export async function deleteFlow(ctx: TenantCtx, { params }: Call<typeof routes.deleteFlow>) {
  return transact(ctx, async (tx, inside) => {
    const row = known(await lockFlow(tx, params.id));
    await stopAll(tx, inside, row.id, "El flujo se eliminó", true);
    await deleteFlowRow(tx, row.id);
    await writeAudit(tx, ctx, { action: "flow.deleted", summary: `Eliminó el flujo ${row.name}` });
    return { data: { _id: row.id }, message: "Flujo eliminado correctamente" };
  });
}

export async function stopFlow(ctx: TenantCtx, { params }: Call<typeof routes.stopFlow>) {
  return transact(ctx, async (tx, inside) => {
    known(await lockFlow(tx, params.id));
    await edit(inside, params.id, { meta: { active: false } });
    const stopped = await stopAll(tx, inside, params.id, "Se detuvo el flujo", false);
    return { data: { stopped }, message: "Flujo detenido" };
  });
}

export async function stopAllFlows(ctx: TenantCtx, _call: Call<typeof routes.stopAllFlows>) {
  return transact(ctx, async (tx, inside) => {
    const ids = await lockFlowsUnderWay(tx);
    let stopped = 0;
    for (const id of ids) {
      await edit(inside, id, { meta: { active: false } });
      stopped += await stopAll(tx, inside, id, "Se detuvieron todos los flujos", false);
    }
    return { data: { flows: ids.length, stopped }, message: stoppedText(ids.length, stopped) };
  });
}

function stoppedText(flows: number, stopped: number): string {
  if (flows === 0) return "No había nadie en un flujo";
  return `${flows === 1 ? "Se apagó 1 flujo" : `Se apagaron ${flows} flujos`} y ${
    stopped === 1 ? "se detuvo 1 ejecución" : `se detuvieron ${stopped} ejecuciones`
  }`;
}

/** The caller has locked the flow, so that none begins meanwhile. */
async function stopAll(tx: Tx, ctx: TenantCtx, flowId: string, reason: string, passesOn: boolean): Promise<number> {
  let stopped = 0;
  for (;;) {
    const runs = await lockOpenRunsOf(tx, flowId, MOST_AT_ONCE);
    for (const run of runs) await endRun(tx, ctx, run, { state: "stopped", reason }, passesOn);
    stopped += runs.length;
    if (runs.length < MOST_AT_ONCE) return stopped;
  }
}

export async function listFlowVersions(ctx: TenantCtx, { params }: Call<typeof routes.listFlowVersions>) {
  return transact(ctx, async (tx) => {
    known(await readFlow(tx, params.id));
    return { data: (await readVersions(tx, params.id, MOST_VERSIONS)).map(presentVersion) };
  });
}

export async function restoreFlow(ctx: TenantCtx, { params, body }: Call<typeof routes.restoreFlow>) {
  return transact(ctx, async (tx, inside) => {
    known(await lockFlow(tx, params.id));
    const old = await readVersion(tx, params.id, body.version);
    if (!old) throw invalid("version", "Esa versión no existe");
    const data = await edit(inside, params.id, { meta: { name: old.name }, ...(old.graph as StoredGraph) });
    return { data, message: `Volviste a la versión ${body.version}` };
  });
}

export async function flowFigures(ctx: TenantCtx, { params }: Call<typeof routes.flowFigures>) {
  return transact(ctx, async (tx) => {
    known(await readFlow(tx, params.id));
    return { data: await readNodeFigures(tx, params.id, new Date(ctx.now - LATELY_MS)) };
  });
}
