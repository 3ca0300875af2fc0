// The columns of businesses that other capabilities may read in their own statements.
import { joinable } from "../../../kernel/db/joinable.ts";

export const businessRows = joinable("businesses", [
  "business_id",
  "name",
  "timezone",
  "logo",
  "whatsapp",
  "country_code",
  "partner_id",
]);
