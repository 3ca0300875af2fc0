// What other capabilities may read of messages in statements of their own: how far one has come, and why not further.
import { joinable } from "../../../kernel/db/joinable.ts";

export const messageRows = joinable("messages", ["business_id", "id", "status", "reason"]);
