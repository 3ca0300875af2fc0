// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../json.ts";

export type CampaignsTables = {
  campaign_resources: {
    business_id: string;
    campaign_id: string;
    resource_id: string;
  };
  campaigns: {
    business_id: string;
    id: string;
    name: string;
    audience_id: string;
    message: string;
    starts_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    pace: number;
    status: Generated<"draft" | "scheduled" | "running" | "paused" | "stopped" | "done">;
    reason: Generated<string>;
    started_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    ended_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    run: Generated<number>;
    planned_beyond: string | null;
    planned_count: Generated<number>;
    is_planned: Generated<boolean>;
    released_beyond: string | null;
    quality: Generated<string>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    template_id: string | null;
    template_variables: Json<false, true>;
    assistant_id: string | null;
  };
};
