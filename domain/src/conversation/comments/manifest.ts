import type { Manifest } from "../../kit/manifest.ts";
import { commentChanged } from "./live.ts";
import * as routes from "./routes.ts";
import { CommentReceived, ReplyOverdue, ReplyQueued } from "./schema.ts";

export const manifest: Manifest = {
  capability: "conversation/comments",
  routes,
  live: [commentChanged],
  events: [CommentReceived, ReplyQueued, ReplyOverdue],
};
