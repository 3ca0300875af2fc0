// A conversion of a business that pays by conversion (D-9.5, D-17.17): charged once from its balance, and then its
// assistants answer on a full tolerance again.
import { thousandths } from "@mostrador/domain/money/credits/amount.ts";
import { creditsChanged } from "@mostrador/domain/money/credits/live.ts";
import type { ConversionKind } from "@mostrador/domain/money/credits/pesos/schema.ts";
import { CreditModel } from "@mostrador/domain/money/credits/schema.ts";
import { TOLERANCE } from "@mostrador/domain/money/credits/tolerance.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { creditSettings } from "../../../business/businesses/index.ts";
import { lockBalances, transfer } from "../ledger.store.ts";
import { movePesos } from "./peso.store.ts";

/** `once`: the conversion for which it is charged; the same again changes nothing. */
export type Conversion = { kind: ConversionKind; referenceId: string; once: string };

/** Nothing happens to a business that pays by credits. With too low a balance it is written down, and never charged. */
export async function chargeConversion(tx: Tx, ctx: TenantCtx, conversion: Conversion): Promise<void> {
  const { paymentMode, pricePerConversion } = await creditSettings(tx);
  if (paymentMode !== "conversion") return;
  const { once, ...of } = conversion;
  const key = `conversion:${of.kind}:${once}`;
  const stamp = { by: actorName(ctx.actor), at: new Date(ctx.now) };
  const outcome = await movePesos(tx, { key, type: "conversion", amount: pricePerConversion, conversion: of }, stamp);
  if (outcome === "exists") return;
  if (outcome === "done") await refillTolerance(tx, key, stamp);
  await announce(tx, ctx, creditsChanged, {});
}

/** What its answers used comes back. Before the first answer the tolerance is full. */
async function refillTolerance(tx: Tx, key: string, stamp: { by: string; at: Date }): Promise<void> {
  for (const model of CreditModel.options) {
    const balances = await lockBalances(tx, model);
    if (!balances.has("lent")) continue;
    const left = (balances.get("tolerance") ?? 0) + (balances.get("tolerance_held") ?? 0);
    const amount = thousandths(TOLERANCE[model]) - left;
    if (amount > 0)
      await transfer(tx, { id: newId(), key: `tolerance:${model}:${key}`, model, cause: "tolerance", amount }, stamp);
  }
}
