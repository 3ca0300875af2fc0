// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";

export type TrafficSourcesTables = {
  traffic_ad_contacts: {
    business_id: string;
    ad_id: string;
    contact_id: string;
    came_at: ColumnType<Date, Date | string, Date | string>;
  };
  traffic_ads: {
    business_id: string;
    ad_id: string;
    traffic_source_id: string | null;
    kind: Generated<"ad" | "post">;
    headline: Generated<string>;
    body: Generated<string>;
    url: Generated<string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  traffic_source_contacts: {
    business_id: string;
    traffic_source_id: string;
    contact_id: string;
    came_at: ColumnType<Date, Date | string, Date | string>;
  };
  traffic_sources: {
    business_id: string;
    id: string;
    source: string;
    keyword: string;
    description: string;
    match_type: Generated<"exact" | "partial">;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
};
