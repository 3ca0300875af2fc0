// Somebody said in a voice note that they want no more messages: it holds as if they had written it.
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import { heedOptOut } from "../../../business/privacy/index.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";

/** What they are told; null where they said nothing of the kind, or something else besides. */
export async function heedHeardOptOut({ scene, turn }: TurnFacts): Promise<string | null> {
  const { ctx, contactId } = scene;
  return transact(ctx, async (tx, inside) => {
    const said = { contactId, text: turn.texts.join("\n"), at: new Date(ctx.now) };
    const heeded = await heedOptOut(tx, inside as TenantCtx, said);
    return heeded?.isWhole ? heeded.text : null;
  });
}
