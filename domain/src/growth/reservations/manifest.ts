import type { Manifest } from "../../kit/manifest.ts";
import { reservationSettingsChanged } from "./live.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "growth/reservations",
  routes,
  live: [reservationSettingsChanged],
};
