import type { Manifest } from "../../kit/manifest.ts";
import { waitingChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { OfferMade, OfferWanted } from "./schema.ts";

export const manifest: Manifest = {
  capability: "growth/waiting-list",
  routes,
  live: [waitingChanged],
  events: [OfferMade, OfferWanted],
};
