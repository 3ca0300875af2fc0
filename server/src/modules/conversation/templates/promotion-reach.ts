// Whether promotions that leave by themselves would reach people who have not written for a day: forms say so before
// they are saved.
import type { readPromotionReach as route } from "@mostrador/domain/conversation/templates/routes.ts";
import type { PromotionReach } from "@mostrador/domain/conversation/templates/schema.ts";
import { KNOWN_VARIABLES } from "@mostrador/domain/conversation/templates/variables.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { connectedChannel } from "../channels/index.ts";
import { chooseApproved } from "./choose.ts";

export function readPromotionReach(ctx: TenantCtx, _call: Call<typeof route>) {
  return transact(ctx, async (tx) => ({ data: await promotionReach(tx) }));
}

async function promotionReach(tx: Tx): Promise<PromotionReach> {
  const channelId = await connectedChannel(tx, "whatsapp");
  if (channelId) {
    const variables = Object.fromEntries(KNOWN_VARIABLES.general.map((name) => [name, name]));
    const choice = await chooseApproved(tx, channelId, { purpose: "general", variables, buttons: [] });
    return "reason" in choice ? { reason: NO_TEMPLATE, missing: "template" } : { reason: "", missing: null };
  }
  const hasPage = (await connectedChannel(tx, "instagram")) ?? (await connectedChannel(tx, "messenger"));
  return { reason: hasPage ? ONLY_PAGES : NO_CHANNEL, missing: "channel" };
}

const NO_CHANNEL = "Así como está no saldrá ningún mensaje: no hay un canal conectado";
const ONLY_PAGES =
  "Solo le llegará a quien haya escrito por Instagram o Messenger en las últimas 24 horas: WhatsApp no está conectado";
const NO_TEMPLATE =
  "Solo le llegará a quien haya escrito en las últimas 24 horas: no hay una plantilla aprobada para mensajes generales";
