import type { Manifest } from "../../kit/manifest.ts";
import { creditsChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { BalancesDue, CreditsExpiring, CreditsLow, ReservationOverdue } from "./schema.ts";

export const manifest: Manifest = {
  capability: "money/credits",
  routes,
  live: [creditsChanged],
  events: [BalancesDue, CreditsExpiring, CreditsLow, ReservationOverdue],
};
