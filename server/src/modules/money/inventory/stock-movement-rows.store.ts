// What other capabilities may read of stock movements in statements of their own: which appointment used up what.
import { joinable } from "../../../kernel/db/joinable.ts";

export const stockMovementRows = joinable("stock_movements", ["business_id", "id", "appointment_id", "date"]);
