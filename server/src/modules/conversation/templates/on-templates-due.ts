// Reads templates again: when their time has come, and when WhatsApp or a send says that something changed.
import { TemplatesDue } from "@mostrador/domain/conversation/templates/schema.ts";
import { type SystemCtx, type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { on, publish } from "../../../kernel/queue/queue.ts";
import { businessesOfAccount, wabaOf } from "../channels/index.ts";
import { readAccounts } from "./account.store.ts";
import { askAccounts, type TemplateDeps, writeAccount } from "./read-account.ts";

export function onTemplatesDue(deps: TemplateDeps) {
  return on(
    TemplatesDue,
    { name: "read-templates", title: "Leer plantillas de WhatsApp" },
    async (ctx, { wabaId, at }) => {
      if (at !== null && !(await isPlanned(ctx, wabaId, at))) return;
      for (const heard of await askAccounts(ctx, deps, wabaId)) {
        await transact(ctx, (tx) => writeAccount(tx, ctx, heard));
      }
    },
  );
}

/** Whether this time is still the planned one: another reading may have planned the next one meanwhile. */
async function isPlanned(ctx: TenantCtx, wabaId: string, at: number): Promise<boolean> {
  const accounts = await transact(ctx, readAccounts);
  return accounts.some((row) => row.waba_id === wabaId && row.next_at?.getTime() === at);
}

/** WhatsApp names only the account: every business that proved a number of it reads it again. */
export async function tellTemplatesChanged(ctx: SystemCtx, wabaId: string): Promise<void> {
  const businesses = await readTogether(ctx, (tx) => businessesOfAccount(tx, wabaId));
  for (const businessId of businesses) {
    const tenant = tenantCtx(ctx, businessId, { kind: "system", name: "WhatsApp" });
    await transact(tenant, (tx) => publish(tx, tenant, TemplatesDue, { wabaId, at: null }));
  }
}

/** A send was refused because of its template: the stored state differs from WhatsApp's. */
export async function doubtTemplates(tx: Tx, ctx: TenantCtx, channelId: string): Promise<void> {
  const wabaId = await wabaOf(tx, channelId);
  if (wabaId) await publish(tx, ctx, TemplatesDue, { wabaId, at: null });
}
