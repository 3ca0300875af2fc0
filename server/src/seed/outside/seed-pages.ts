// Connects the Facebook page and the Instagram account on which customers write, as their owner would.
import type { TenantCtx } from "../../kernel/context.ts";
import { connectActions } from "../../modules/conversation/channels/index.ts";
import type { DemoBusiness, Parts } from "../demo-business.ts";

export async function seedPages(
  ctx: TenantCtx,
  { conversation }: Parts,
  { page }: DemoBusiness,
  sandboxUrl: string,
): Promise<void> {
  if (!page) return;
  const answer = await fetch(`${sandboxUrl}/console/numbers`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ channel: "messenger", ...page }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to the demo's page.`);
  const { connectChannel } = connectActions(conversation);
  const { pageId, accessToken, instagram } = page;
  for (const [kind, externalId] of [
    ["messenger", pageId],
    ["instagram", instagram.id],
  ] as const) {
    const sender = { kind, externalId, accessToken, accountId: pageId };
    const outcome = await conversation.messaging.connect(sender, pageId);
    const wanted = { businessId: ctx.businessId, kind, phoneNumberId: externalId, wabaId: pageId, accessToken };
    await connectChannel(ctx, { wanted, outcome, rival: null });
  }
}
