// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";

export type UpsellsTables = {
  upsell_resources: {
    business_id: string;
    upsell_id: string;
    resource_id: string;
  };
  upsell_service_ids: {
    business_id: string;
    upsell_id: string;
    service_id: string;
  };
  upsells: {
    business_id: string;
    id: string;
    message: string;
    delay: number;
    time_unit: "minutes" | "hours" | "days" | "months";
    delay_reference: "scheduled" | "assisted" | "assisted_first_time";
    delay_direction: "before" | "after";
    when_to_send: "lastEvent" | "always";
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
};
