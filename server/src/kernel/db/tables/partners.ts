// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../json.ts";

export type PartnersTables = {
  partner_domains: {
    partner_id: string;
    hostname: string;
    token: string;
    dns_target: Generated<string>;
    acm_status: string | null;
    proved_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    checked_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  partner_people: {
    user_id: string;
    partner_id: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  partner_pictures: {
    partner_id: string;
    name: string;
    bytes: number;
    dropped_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  partner_purchases: {
    id: string;
    partner_id: string;
    kind: "plan" | "credits" | "invoice";
    title: string;
    quantity: number;
    amount_cents: number;
    stripe_id: string | null;
    intent_id: string | null;
    status: "open" | "pending" | "paid" | "failed" | "expired" | "refunded" | "disputed";
    credits: Generated<number>;
    credits_back: Generated<number>;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  partners: {
    id: string;
    name: string;
    description: string;
    partner_code: string;
    whatsapp: string;
    country_code: Generated<string>;
    image: Generated<string>;
    level: Generated<number>;
    branding: Json<false, true>;
    subscription_status: Generated<"trialing" | "active" | "expired" | "inactive" | "canceled" | "unpaid">;
    subscription_plan: Generated<"hobby" | "pro" | "scale" | "prepay">;
    stripe_subscription_id: string | null;
    usage_subscription_id: string | null;
    stripe_customer_id: string | null;
    stripe_price_id: string | null;
    metered_item_id: string | null;
    usage_threshold_cents: Generated<number>;
    subscription_end: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    subscription_read_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
};
