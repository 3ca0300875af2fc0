// What other capabilities may read of products in statements of their own: how they are called and counted.
import { joinable } from "../../../kernel/db/joinable.ts";

export const productRows = joinable("products", ["business_id", "id", "name", "unit", "is_archived"]);
