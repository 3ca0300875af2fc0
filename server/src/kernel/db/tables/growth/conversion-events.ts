// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";

export type ConversionEventsTables = {
  conversion_event_courses: {
    business_id: string;
    event_id: string;
    course_id: string;
  };
  conversion_event_products: {
    business_id: string;
    event_id: string;
    product_id: string;
  };
  conversion_event_properties: {
    business_id: string;
    event_id: string;
    property_id: string;
  };
  conversion_event_services: {
    business_id: string;
    event_id: string;
    service_id: string;
  };
  conversion_events: {
    business_id: string;
    id: string;
    contact_id: string;
    name: string;
    description: Generated<string>;
    date: ColumnType<Date, Date | string, Date | string>;
    source: "assistant" | "person";
    thread_id: string | null;
    search_text: Generated<string>;
    request_key: string | null;
    created_by: string;
    updated_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
};
