// What an assistant's card shows in addition to the stored fields: what it did today, whether it has credits, and
// whether anybody can write to it.
import type { Assistant, AssistantChannel, Engine } from "@mostrador/domain/automation/assistants/schema.ts";
import { instantOf, localOf } from "@mostrador/domain/kit/time.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import { businessSettings } from "../../business/businesses/index.ts";
import { connectedChannel } from "../../conversation/channels/index.ts";
import type { AssistantRow } from "./assistant.store.ts";
import { readHasCredits } from "./paying/has-credits.ts";
import { presentAssistant } from "./present-assistant.ts";
import { NOTHING, readDoings } from "./today.store.ts";

const KINDS = [
  ["WhatsApp", "whatsapp"],
  ["Instagram", "instagram"],
  ["Facebook", "messenger"],
] as const;

export async function shownAssistants(ctx: TenantCtx, engine: Engine, rows: AssistantRow[]): Promise<Assistant[]> {
  const zone = (await businessSettings(ctx))?.zone ?? "UTC";
  const since = new Date(instantOf(zone, localOf(zone, ctx.now).day, "00:00"));
  const [hasCredits, doings, ...connected] = await readTogether(ctx, (tx) =>
    Promise.all([
      readHasCredits(tx, engine),
      readDoings(tx, since),
      ...KINDS.map(async ([name, kind]) => ((await connectedChannel(tx, kind)) === null ? null : name)),
    ]),
  );
  return rows.map((row) => ({
    ...presentAssistant(row, engine, hasCredits(row.model)),
    isReachable: channelsOf(row).some((name) => connected.includes(name)),
    today: doings.get(row.id) ?? NOTHING,
  }));
}

/** Staff are known by their number, and only WhatsApp gives it. */
function channelsOf({ channel, correspond_to }: AssistantRow): AssistantChannel[] {
  return correspond_to === "business" ? channel.filter((name: AssistantChannel) => name === "WhatsApp") : channel;
}
