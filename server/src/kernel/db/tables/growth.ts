// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";

export type GrowthTables = {
  notifications: {
    business_id: string;
    id: string;
    kind:
      | "scheduled"
      | "moved"
      | "cancelled"
      | "reminder"
      | "confirmation"
      | "auto_cancel"
      | "specialist"
      | "specialist_moved"
      | "message";
    contact_id: string | null;
    specialist_id: string | null;
    appointment_id: string | null;
    version: Generated<string>;
    text: string;
    deliver_at: ColumnType<Date, Date | string, Date | string>;
    phase: Generated<string>;
    deletable: Generated<boolean>;
    state: Generated<"planned" | "sent" | "not_sent" | "withdrawn">;
    reason: Generated<string>;
    by_person: Generated<boolean>;
    message_id: string | null;
    settled_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
};
