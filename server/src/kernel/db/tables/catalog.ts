// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../json.ts";

export type CatalogTables = {
  course_resources: {
    business_id: string;
    course_id: string;
    resource_id: string;
  };
  courses: {
    business_id: string;
    id: string;
    custom_id: Generated<string>;
    name: string;
    description: string;
    sessions: number;
    price_per_session: string | null;
    total_price: string | null;
    enrollment_fee: string | null;
    place: string;
    location: Generated<string>;
    course_type: "scheduled" | "recurrent";
    schedules: Json<false, false>;
    recurrence: Json<true, true>;
    images: Json<false, true>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    reminder_hours: number | null;
  };
  facilities: {
    business_id: string;
    id: string;
    branch_id: string;
    name: string;
    kind: "room" | "equipment";
    units: Generated<number>;
    notes: Generated<string>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  product_resources: {
    business_id: string;
    product_id: string;
    resource_id: string;
  };
  product_stock: {
    business_id: string;
    product_id: string;
    branch_id: string;
    quantity: number;
  };
  products: {
    business_id: string;
    id: string;
    custom_id: Generated<string>;
    name: string;
    description: Generated<string>;
    price: number;
    unit: Generated<string>;
    category: Generated<string>;
    images: Json<false, true>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    low_stock: number | null;
  };
  properties: {
    business_id: string;
    id: string;
    custom_id: Generated<string>;
    name: string;
    description: Generated<string>;
    location: string;
    price: string;
    available: Generated<boolean>;
    images: Json<false, true>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  property_resources: {
    business_id: string;
    property_id: string;
    resource_id: string;
  };
  resources: {
    business_id: string;
    id: string;
    custom_id: Generated<string>;
    name: string;
    usage: "massiveCampaign" | "IAAssistantResource" | "static";
    items: Json<false, true>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  service_facilities: {
    business_id: string;
    service_id: string;
    facility_id: string;
  };
  service_products: {
    business_id: string;
    service_id: string;
    product_id: string;
  };
  service_resources: {
    business_id: string;
    service_id: string;
    resource_id: string;
  };
  services: {
    business_id: string;
    id: string;
    custom_id: Generated<string>;
    name: string;
    description: string;
    price: string;
    duration: number;
    available: Generated<boolean>;
    is_always_available: Generated<boolean>;
    rest_schedules: Json<false, true>;
    stock_operations: Json<false, true>;
    images: Json<false, true>;
    link_price: Json<true, true>;
    appointment_config: Json<false, true>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    search_text: Generated<string>;
    minutes_before: Generated<number>;
    minutes_after: Generated<number>;
    capacity: Generated<number>;
  };
};
