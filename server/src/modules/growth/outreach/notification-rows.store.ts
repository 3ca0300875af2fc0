// The columns of planned messages that other capabilities may read in their own statements.
import { joinable } from "../../../kernel/db/joinable.ts";

export const notificationRows = joinable("notifications", [
  "business_id",
  "id",
  "kind",
  "contact_id",
  "rule_id",
  "state",
  "message_id",
  "settled_at",
  "version",
]);
