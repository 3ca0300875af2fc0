// Carries on with the messages of a stopped or changed campaign, a part in each transaction.
import { CampaignRowsLeft } from "@mostrador/domain/growth/campaigns/resource.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { on } from "../../../kernel/queue/queue.ts";
import { campaignActions } from "./campaign.ts";
import { changePlanned } from "./change-planned.ts";

export const onCampaignRowsLeft = on(
  CampaignRowsLeft,
  { name: "change-rest-of-campaign", title: "Cambiar el resto de una campaña" },
  (ctx, left) =>
    transact(ctx, async (tx, inside) => {
      await changePlanned(tx, inside, left);
      await campaignActions.changed(tx, inside, left.campaignId);
    }),
);
