// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";

export type WaitingListTables = {
  waiting_entries: {
    business_id: string;
    id: string;
    contact_id: string;
    service_id: string;
    branch_id: string;
    specialist_id: string | null;
    part: Generated<"any" | "morning" | "afternoon">;
    after: ColumnType<Date, Date | string, Date | string>;
    before: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    appointment_id: string | null;
    booked_id: string | null;
    status: Generated<"waiting" | "offered" | "booked" | "left" | "over">;
    name: string;
    is_proved: boolean;
    is_reachable: Generated<boolean>;
    request_key: string | null;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  waiting_offers: {
    business_id: string;
    id: string;
    entry_id: string;
    specialist_id: string;
    starts: ColumnType<Date, Date | string, Date | string>;
    ends: ColumnType<Date, Date | string, Date | string>;
    block_id: string | null;
    status: Generated<"open" | "accepted" | "refused" | "ended">;
    held_until: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    is_class: Generated<boolean>;
  };
};
