// The columns of stock movements that other capabilities may read in their own statements: which appointment used up
// what.
import { joinable } from "../../../kernel/db/joinable.ts";

export const stockMovementRows = joinable("stock_movements", ["business_id", "id", "appointment_id", "date"]);
