// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";

export type OutreachTables = {
  notifications: {
    business_id: string;
    id: string;
    kind:
      | "scheduled"
      | "moved"
      | "cancelled"
      | "unpaid"
      | "reminder"
      | "confirmation"
      | "auto_cancel"
      | "specialist"
      | "specialist_moved"
      | "specialist_cancelled"
      | "specialist_unpaid"
      | "specialist_deleted"
      | "message"
      | "personal_reminder"
      | "staff_reminder"
      | "upsell"
      | "reactivation"
      | "course_session"
      | "campaign"
      | "birthday"
      | "win_back"
      | "review";
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
    with_appointments: Generated<string[]>;
    visit_id: string | null;
    funnel_id: string | null;
    rule_id: string | null;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    subject_id: string | null;
    hurried: Generated<boolean>;
  };
};
