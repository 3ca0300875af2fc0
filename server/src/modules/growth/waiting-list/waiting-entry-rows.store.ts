// The columns of the waiting list that other capabilities may join.
import { joinable } from "../../../kernel/db/joinable.ts";

export const waitingEntryRows = joinable("waiting_entries", [
  "business_id",
  "id",
  "contact_id",
  "status",
  "created_at",
]);
