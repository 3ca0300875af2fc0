// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";

export type MoneyTables = {
  money_movements: {
    business_id: string;
    id: string;
    custom_id: Generated<string>;
    branch_id: string;
    contact_id: string | null;
    appointment_id: string | null;
    date: ColumnType<Date, Date | string, Date | string>;
    amount: string;
    type: "in" | "out";
    payment_method: "cash" | "credit" | "debit" | "transfer" | "mercado_pago" | "check";
    category: string;
    comments: Generated<string>;
    request_key: string | null;
    created_by: string;
    updated_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  stock_movements: {
    business_id: string;
    id: string;
    custom_id: Generated<string>;
    branch_id: string;
    product_id: string;
    appointment_id: string | null;
    type: "in" | "out";
    quantity: number;
    date: ColumnType<Date, Date | string, Date | string>;
    comments: Generated<string>;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
};
