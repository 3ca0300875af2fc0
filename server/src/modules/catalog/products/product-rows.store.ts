// The columns of products that other capabilities may read in their own statements: names, units and pictures.
import { joinable } from "../../../kernel/db/joinable.ts";

export const productRows = joinable("products", ["business_id", "id", "name", "unit", "images", "is_archived"]);
