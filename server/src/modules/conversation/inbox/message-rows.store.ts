// What other capabilities may read of messages in statements of their own: how far one has come and why not further, and
// who wrote it when.
import { joinable } from "../../../kernel/db/joinable.ts";

export const messageRows = joinable("messages", [
  "business_id",
  "id",
  "thread_id",
  "status",
  "reason",
  "author_kind",
  "author_id",
  "type",
  "at",
]);
