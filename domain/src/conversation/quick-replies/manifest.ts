import type { Manifest } from "../../kit/manifest.ts";
import { quickReplies } from "./resource.ts";

export const manifest: Manifest = {
  capability: "conversation/quick-replies",
  resources: [quickReplies],
};
