// What other capabilities may read of contacts in statements of their own: how they are called and reached.
import { joinable } from "../../../kernel/db/joinable.ts";

export const contactRows = joinable("contacts", [
  "business_id",
  "id",
  "name",
  "lastname",
  "second_lastname",
  "push_name",
  "phone",
  "whatsapp",
  "country_code",
  "type",
  "search",
  "no_respond",
  "wa_user_id",
  "instagram_account_id",
  "messenger_id",
  "is_staff",
  "deleted_at",
  "merged_into",
  "xmin",
]);
