// The account for payments of customers: the owner agrees at the fake server, as in the browser.
import { ConnectBody } from "@mostrador/domain/scheduling/payments/schema.ts";
import type { TenantCtx } from "../../kernel/context.ts";
import { sellerActions } from "../../modules/scheduling/payments/index.ts";
import type { Parts } from "../demo-business.ts";

export async function seedSeller(ctx: TenantCtx, parts: Parts, account: string): Promise<void> {
  const { businessId } = ctx;
  const actions = sellerActions(parts.payments);
  const { data } = await actions.beginConnecting(ctx);
  const asked = new URL(data.url);
  const body = new URLSearchParams(asked.searchParams);
  body.set("account", account);
  body.set("answer", "yes");
  const answer = await fetch(asked.origin + asked.pathname, { method: "POST", body, redirect: "manual" });
  const back = URL.parse(answer.headers.get("location") ?? "");
  if (!back) throw new Error(`Mercado Pago's stand-in answered ${answer.status} to the demo's seller.`);
  const [code, state] = [back.searchParams.get("code"), back.searchParams.get("state")];
  const tokens = await actions.askToConnect(ctx, { body: ConnectBody.parse({ businessId, code, state }) });
  await actions.connectSeller(ctx, tokens);
}
