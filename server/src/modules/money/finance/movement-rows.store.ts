// The columns of money movements that other capabilities may read in their own statements: contact, what it belongs to, time, amount, key.
import { joinable } from "../../../kernel/db/joinable.ts";

export const moneyMovementRows = joinable("money_movements", [
  "business_id",
  "id",
  "contact_id",
  "appointment_id",
  "order_id",
  "enrollment_id",
  "package_purchase_id",
  "charge_id",
  "till_shift_id",
  "branch_id",
  "category",
  "payment_method",
  "is_tip",
  "date",
  "amount",
  "type",
  "request_key",
]);
