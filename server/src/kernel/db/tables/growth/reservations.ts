// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../../json.ts";

export type ReservationsTables = {
  reservation_addresses: {
    search: string;
    business_id: string;
  };
  reservation_codes: {
    business_id: string;
    phone: string;
    code_hash: string;
    tries: Generated<number>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  reservation_settings: {
    business_id: string;
    is_on: Generated<boolean>;
    hidden_services: Json<false, true>;
    hidden_specialists: Json<false, true>;
    hidden_branches: Json<false, true>;
    days_ahead: Generated<number>;
    notice_hours: Generated<number>;
    cancel_hours: Generated<number>;
    chooses_specialist: Generated<boolean>;
    welcome: Generated<string>;
    without_code: Generated<"book" | "refuse">;
    embed: Generated<"nobody" | "anybody" | "listed">;
    embed_origins: Json<false, true>;
    waiting_list: Generated<boolean>;
    hold_minutes: Generated<number>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  reservations: {
    business_id: string;
    appointment_id: string;
    name: string;
    is_proved: boolean;
    created_at: ColumnType<Date, Date | string, Date | string>;
    property_id: string | null;
  };
};
