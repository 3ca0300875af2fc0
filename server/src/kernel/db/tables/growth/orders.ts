// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";

export type OrdersTables = {
  order_items: {
    business_id: string;
    order_id: string;
    position: number;
    product_id: string | null;
    name: string;
    unit: Generated<string>;
    quantity: number;
    price: string | null;
    missing: Generated<number>;
  };
  orders: {
    business_id: string;
    id: string;
    contact_id: string;
    branch_id: string | null;
    thread_id: string | null;
    status: Generated<"pending" | "delivered" | "canceled">;
    source: "assistant" | "whatsapp" | "person" | "page";
    currency: Generated<string>;
    delivery_date: string | null;
    delivery_time: string | null;
    delivery_address: Generated<string>;
    details: Generated<string>;
    request_key: string | null;
    created_by: string;
    updated_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    delivery_method: "pickup" | "delivery";
    due_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    ready_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
};
