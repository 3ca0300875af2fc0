// The columns of contacts that other capabilities may read in their own statements: names, numbers and dates.
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
  "email",
  "birthdate",
  "last_interaction",
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
