// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../json.ts";

export type PlatformTables = {
  billing_notifications: {
    id: string;
    event_id: string;
    kind: string;
    object_id: string;
    body: Buffer;
    received_at: ColumnType<Date, Date | string, Date | string>;
  };
  directory_entries: {
    business_id: string;
    id: string;
    category: string;
    subcategory: string;
    listed_at: ColumnType<Date, Date | string | undefined, Date | string>;
    partner_id: string | null;
  };
  discovery_businesses: {
    business_id: string;
    id: string;
    assistant_id: string | null;
    category: "medicos" | "nutriologos" | "psicologos";
    subcategory: Generated<string>;
    keywords: Json<false, true>;
    name: string;
    description: string;
    phone: Generated<string>;
    whatsapp: string;
    country_code: Generated<string>;
    social: Json<false, false>;
    address: Generated<string>;
    location: Generated<string>;
    city: Generated<string>;
    state: Generated<string>;
    country: Generated<string>;
    coordinates: Json<true, true>;
    license: string;
    pricing: string;
    published: Generated<boolean>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  faq_votes: {
    faq_id: string;
    user_id: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  faqs: {
    id: string;
    question: string;
    answer: string | null;
    utility_points: Generated<number>;
    asked_by: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  feature_exceptions: {
    business_id: string;
    feature: string;
    is_on: boolean;
    changed_by: string;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  feature_switches: {
    feature: string;
    is_on: boolean;
    changed_by: string;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  free_days_letters: {
    business_id: string;
    kind: Generated<"before" | "after">;
    ends_at: ColumnType<Date, Date | string, Date | string>;
    sent_at: ColumnType<Date, Date | string, Date | string>;
  };
  onboardings: {
    user_id: string;
    progress: Json<false, false>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  purchases: {
    business_id: string;
    id: string;
    kind: Generated<"plan" | "credits" | "pack" | "promo" | "invoice" | "pesos">;
    title: string;
    quantity: number;
    amount_cents: number;
    currency: Generated<"MXN" | "USD">;
    stripe_id: string | null;
    intent_id: string | null;
    status: Generated<"open" | "pending" | "paid" | "failed" | "expired" | "refunded" | "disputed">;
    credits: Generated<number>;
    credits_back: Generated<number>;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  subscriptions: {
    business_id: string;
    stripe_id: string;
    status: Generated<"active" | "trialing" | "expired" | "inactive">;
    plan: "bronce" | "plata" | "oro" | null;
    prices: Json<false, true>;
    ends_at: ColumnType<Date, Date | string, Date | string>;
    is_ending: boolean;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
};
