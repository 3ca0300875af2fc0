import type { Manifest } from "../../kit/manifest.ts";
import { MemberRemoved } from "./events.ts";
import * as routes from "./routes.ts";

export const manifest: Manifest = {
  capability: "ground/identity",
  routes,
  events: [MemberRemoved],
};
