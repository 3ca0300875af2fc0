import type { Manifest } from "../../kit/manifest.ts";
import { moneyMovementChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { SaleMoneyReceived } from "./schema.ts";

export const manifest: Manifest = {
  capability: "money/finance",
  routes,
  live: [moneyMovementChanged],
  events: [SaleMoneyReceived],
};
