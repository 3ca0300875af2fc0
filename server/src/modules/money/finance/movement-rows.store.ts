// What other capabilities may read of money movements in statements of their own: whose they are, when, how much.
import { joinable } from "../../../kernel/db/joinable.ts";

export const moneyMovementRows = joinable("money_movements", [
  "business_id",
  "id",
  "contact_id",
  "appointment_id",
  "date",
  "amount",
  "type",
]);
