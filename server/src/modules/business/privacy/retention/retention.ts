// How long a business keeps its data, when the next deletion is due, and what was deleted (D-15.6).
import { tableTitle } from "@mostrador/domain/business/privacy/held-data.ts";
import { privacyChanged } from "@mostrador/domain/business/privacy/live.ts";
import type {
  editRetention as editRoute,
  getRetention as getRoute,
  runRetention as runRoute,
} from "@mostrador/domain/business/privacy/routes.ts";
import { type Retention, RetentionDue, type RetentionRun } from "@mostrador/domain/business/privacy/schema.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate, versionSent } from "../../../../kernel/db/next-update.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { publish } from "../../../../kernel/queue/queue.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { lockSettings, periodsOf, readSettings, type SettingsRow, updateSettings } from "../privacy-settings.store.ts";
import { type CountRow, type RunRow, readCounts, readDue, readRuns } from "./retention.store.ts";

const RUNS_SHOWN = 10;

export async function getRetention(ctx: TenantCtx, _: Call<typeof getRoute>) {
  return { data: await transact(ctx, async (tx) => present(tx, ctx, await readSettings(tx))) };
}

export async function editRetention(ctx: TenantCtx, { body }: Pick<Call<typeof editRoute>, "body">) {
  const { updatedAt, messageMonths, historyMonths, moneyYears } = body.retention;
  const data = await transact(ctx, async (tx, inside) => {
    const before = await readSettings(tx);
    const sent = versionSent(Boolean(before), updatedAt);
    const row = await lockSettings(tx, ctx.businessId, new Date(ctx.now));
    const periods = { message_months: messageMonths, history_months: historyMonths, money_years: moneyYears };
    const written = await updateSettings(tx, { ...periods, updated_at: nextUpdate(ctx, row.updated_at, sent) });
    const summary = `Cambió los plazos de conservación: mensajes ${messageMonths} meses, historial ${historyMonths} meses, dinero y citas ${moneyYears} años`;
    await writeAudit(tx, inside, { action: "retention.edited", summary });
    await announce(tx, inside, privacyChanged, {});
    return present(tx, inside, written);
  });
  return { data, message: "Plazos guardados" };
}

export async function runRetention(ctx: TenantCtx, _: Pick<Call<typeof runRoute>, "body">) {
  await transact(ctx, async (tx, inside) => {
    await publish(tx, inside, RetentionDue, {});
    await writeAudit(tx, inside, { action: "retention.asked", summary: "Pidió eliminar ya lo que cumplió su plazo" });
  });
  return { data: null, message: "Estamos eliminando lo que ya cumplió su plazo" };
}

async function present(tx: Tx, ctx: TenantCtx, row: SettingsRow | undefined): Promise<Retention> {
  const [due, runs] = await Promise.all([readDue(tx, ctx.businessId), readRuns(tx, RUNS_SHOWN)]);
  const counts =
    runs.length > 0
      ? await readCounts(
          tx,
          runs.map(({ id }) => id),
        )
      : [];
  return {
    ...periodsOf(row),
    updatedAt: row?.updated_at.toISOString() ?? null,
    nextRunAt: due?.toISOString() ?? null,
    runs: runs.map((run) => presentRun(run, counts)),
  };
}

function presentRun(run: RunRow, counts: CountRow[]): RetentionRun {
  return {
    _id: run.id,
    startedAt: run.started_at.toISOString(),
    finishedAt: run.finished_at?.toISOString() ?? null,
    isHeld: run.held,
    deleted: counts
      .filter(({ run_id }) => run_id === run.id)
      .map(({ table_name, deleted }) => ({ table: table_name, title: tableTitle(table_name), rows: deleted })),
  };
}
