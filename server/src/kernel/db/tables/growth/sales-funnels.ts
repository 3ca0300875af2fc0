// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../json.ts";

export type SalesFunnelsTables = {
  sales_funnels: {
    business_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    checkpoints: Json<false, false>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
};
