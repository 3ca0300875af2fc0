// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../json.ts";

export type AudiencesTables = {
  audience_contacts: {
    business_id: string;
    audience_id: string;
    contact_id: string;
  };
  audiences: {
    business_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    filter: Json<true, true>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
};
