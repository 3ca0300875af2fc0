import type {
  countWaiting as countRoute,
  editInboxSettings as editRoute,
  getInboxSettings as getRoute,
} from "@mostrador/domain/conversation/inbox/waiting/routes.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { countWaits, readInboxSettings, writeInboxSettings } from "./wait.store.ts";

export async function getInboxSettings(ctx: TenantCtx, _call: Call<typeof getRoute>) {
  return { data: await readTogether(ctx, readInboxSettings) };
}

/** Contacts who already wait keep their planned times. */
export async function editInboxSettings(ctx: TenantCtx, { body }: Call<typeof editRoute>) {
  const { settings } = body;
  await transact(ctx, async (tx) => {
    await writeInboxSettings(tx, ctx.businessId, settings, new Date(ctx.now));
    const summary = "Cambió los ajustes del chat";
    await writeAudit(tx, ctx, { action: "inbox.settings", summary, details: settings });
  });
  return { data: settings, message: "Configuración actualizada correctamente" };
}

export async function countWaiting(ctx: TenantCtx, _call: Call<typeof countRoute>) {
  const userId = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  return { data: await readTogether(ctx, (tx) => countWaits(tx, userId)) };
}
