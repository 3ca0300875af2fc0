// Written by write-tables.ts; do not edit.
import type { ColumnType } from "kysely";

export type BusinessTables = {
  businesses: {
    business_id: string;
    name: string;
    partner_id: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
};
