import type { Manifest } from "../../kit/manifest.ts";
import * as routes from "./routes.ts";
import { MemberRemoved } from "./schema.ts";

export const manifest: Manifest = {
  capability: "ground/identity",
  routes,
  events: [MemberRemoved],
};
