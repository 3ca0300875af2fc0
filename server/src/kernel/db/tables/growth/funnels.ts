// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../json.ts";

export type FunnelsTables = {
  funnel_moves: {
    business_id: string;
    id: string;
    funnel_id: string;
    contact_id: string;
    from_place: string;
    to_place: string;
    action: string;
    moved_by: string;
    moved_at: ColumnType<Date, Date | string, Date | string>;
    batch_id: string | null;
    from_scenario_id: string | null;
    to_scenario_id: string | null;
  };
  funnel_places: {
    business_id: string;
    funnel_id: string;
    contact_id: string;
    phase_id: string;
    scenario_id: string;
    entered_at: ColumnType<Date, Date | string, Date | string>;
  };
  funnel_scenarios: {
    business_id: string;
    id: string;
    funnel_id: string;
    phase_id: string;
  };
  funnels: {
    business_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    notes: Json<false, true>;
    phases: Json<false, false>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    goal: Generated<"decrease" | "none">;
  };
};
