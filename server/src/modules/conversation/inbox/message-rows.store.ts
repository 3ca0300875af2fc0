// The columns of messages that other capabilities may join: status and failure, author and time.
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
