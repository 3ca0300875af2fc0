import { transact } from "../../../../kernel/db/transaction.ts";
import { heedOptOut } from "../../../business/privacy/index.ts";
import type { TurnFacts } from "../turn/turn-facts.ts";

/** The reply to the contact; null if they did not opt out, or said something else too. */
export async function heedHeardOptOut({ scene, turn }: TurnFacts): Promise<string | null> {
  const { ctx, contactId } = scene;
  return transact(ctx, async (tx, inside) => {
    const said = { contactId, text: turn.texts.join("\n"), at: new Date(ctx.now) };
    const heeded = await heedOptOut(tx, inside, said);
    return heeded?.isWhole ? heeded.text : null;
  });
}
