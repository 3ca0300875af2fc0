// The columns of money movements that other capabilities may read in their own statements: contact, time, amount.
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
