// The salon's campaign: a draft, ready to be looked at and started.
import { campaigns, type NewCampaign } from "@mostrador/domain/growth/campaigns/resource.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { audienceActions } from "../audiences/index.ts";
import { campaignActions } from "./campaign.ts";

const STORY: readonly Pick<NewCampaign, "name" | "message" | "pace">[] = [
  {
    name: "Regreso de vacaciones",
    message:
      "Hola {{nombre}}, en {{negocio}} tenemos hidratación con 15 % de descuento hasta el sábado. ¿Te aparto lugar?",
    pace: 20,
  },
];

export async function seedCampaigns(ctx: TenantCtx): Promise<void> {
  const [audience] = await audienceActions.all(ctx);
  if (!audience) return;
  for (const row of STORY) {
    const campaign = campaigns.New.parse({ ...row, audienceId: audience._id, businessId: ctx.businessId });
    await campaignActions.create(ctx, { body: { campaign } });
  }
}
