// The columns of messages and threads that other capabilities may join.
import { joinable } from "../../../kernel/db/joinable.ts";

export const messageRows = joinable("messages", [
  "business_id",
  "id",
  "thread_id",
  "status",
  "reason",
  "charged_as",
  "author_kind",
  "author_id",
  "type",
  "at",
]);

export const threadRows = joinable("threads", [
  "business_id",
  "id",
  "channel_id",
  "contact_id",
  "kind",
  "last_text",
  "last_message_at",
  "last_inbound_at",
]);
