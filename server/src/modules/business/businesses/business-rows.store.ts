// What other capabilities may read of businesses in statements of their own.
import { joinable } from "../../../kernel/db/joinable.ts";

export const businessRows = joinable("businesses", [
  "business_id",
  "name",
  "timezone",
  "logo",
  "whatsapp",
  "country_code",
]);
