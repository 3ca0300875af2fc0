// Deletes expired data, table by table in the order of the catalogue, in small transactions. After an interruption it
// continues the same run: deletions are counted as they happen.
import { privacyChanged } from "@mostrador/domain/business/privacy/live.ts";
import { RetentionDue } from "@mostrador/domain/business/privacy/schema.ts";
import { deleteOld } from "../../../../kernel/catalogue/delete-old.ts";
import { readCatalogue, type TableRetention } from "../../../../kernel/catalogue/read-catalogue.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { on } from "../../../../kernel/queue/queue.ts";
import { dropDeletedContact } from "../../contacts/index.ts";
import { periodsOf, readSettings } from "../privacy-settings.store.ts";
import { dropBlocked, dropExpiredExports, forgetInRequests } from "../request/request.store.ts";
import { activeHolds } from "./hold.store.ts";
import { beginRun, countDeleted, finishRun, lockRun, type RunRow } from "./retention.store.ts";

type Part = (tx: Tx, run: RunRow, held: string[]) => Promise<number>;

export const onRetentionDue = on(
  RetentionDue,
  { name: "delete-what-is-over", title: "Borrar lo que ya no se conserva" },
  async (ctx) => {
    const at = new Date(ctx.now);
    const { run, periods, catalogue } = await transact(ctx, async (tx) => ({
      run: await beginRun(tx, { businessId: ctx.businessId, id: newId(), at }),
      periods: periodsOf(await readSettings(tx)),
      catalogue: await readCatalogue(tx),
    }));
    const before: Readonly<Record<string, Date>> = {
      messages: monthsBefore(run.started_at, periods.messageMonths),
      history: monthsBefore(run.started_at, periods.historyMonths),
      money: monthsBefore(run.started_at, periods.moneyYears * 12),
    };
    const aged = catalogue.kept.filter(
      (one): one is TableRetention & { by: string } => one.by !== null && one.class in before,
    );
    for (const kept of aged) {
      const limit = before[kept.class] as Date;
      const part: Part = (tx, _run, held) => deleteOld(tx, kept, { before: limit, root: "contacts", held }, catalogue);
      await inParts(ctx, run, kept.table, part);
    }
    await inParts(ctx, run, "blocked_contacts", async (tx, { started_at }, held) => {
      const gone = await dropBlocked(tx, started_at, held);
      for (const contactId of gone) {
        await forgetInRequests(tx, contactId);
        await dropDeletedContact(tx, contactId);
      }
      return gone.length;
    });
    await inParts(ctx, run, "privacy_exports", (tx, { started_at }) => dropExpiredExports(tx, started_at));
    await transact(ctx, async (tx) => {
      if (!(await lockRun(tx, run.id))) return;
      await finishRun(tx, run.id, at, (await activeHolds(tx)).all);
      await announce(tx, ctx, privacyChanged, {});
    });
  },
);

/** Repeats until nothing is left, or another worker has finished it. Holds are checked again each time. */
async function inParts(ctx: TenantCtx, run: RunRow, table: string, part: Part): Promise<void> {
  for (let more = true; more; ) {
    more = await transact(ctx, async (tx) => {
      if (!(await lockRun(tx, run.id))) return false;
      const { all, contacts } = await activeHolds(tx);
      if (all) return false;
      const deleted = await part(tx, run, contacts);
      await countDeleted(tx, run.id, table, deleted);
      return deleted > 0;
    });
  }
}

function monthsBefore(at: Date, months: number): Date {
  const date = new Date(at);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}
