// Sales funnels: the checkpoints of a sale and the objections at each.
import { salesFunnels } from "@mostrador/domain/growth/sales-funnels/resource.ts";
import type { Module } from "../../../kernel/module.ts";
import { bindResource } from "../../../kernel/resource/bind-resource.ts";
import { otherFunnels } from "../funnels/index.ts";
import { seedSalesFunnels } from "./demo.ts";
import { createSalesFunnel, isSalesFunnel, salesFunnelActions } from "./sales-funnel.ts";

export { readObjections } from "./objections.store.ts";

export function salesFunnelsModule(): Module {
  return {
    fills: [otherFunnels.fill({ isThere: isSalesFunnel, remove: salesFunnelActions.remove })],
    routes: bindResource(salesFunnels, { ...salesFunnelActions, create: createSalesFunnel }),
    demo: seedSalesFunnels,
  };
}
