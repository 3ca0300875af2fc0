// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";

export type EnrollmentsTables = {
  course_tickets: {
    business_id: string;
    course_id: string;
    last_ticket: number;
  };
  course_waiting: {
    business_id: string;
    id: string;
    course_id: string;
    contact_id: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    told_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
  enrollment_payments: {
    business_id: string;
    enrollment_id: string;
    position: number;
    amount: string;
    payment_method: "cash" | "credit" | "debit" | "transfer" | "mercado_pago" | "check";
    paid_at: ColumnType<Date, Date | string, Date | string>;
    movement_id: string | null;
  };
  enrollments: {
    business_id: string;
    id: string;
    course_id: string;
    contact_id: string;
    ticket: number;
    enrollment_date: ColumnType<Date, Date | string, Date | string>;
    status: "pending" | "confirmed" | "cancelled";
    payment_status: "pending" | "partial" | "completed";
    payment_method: "cash" | "credit" | "debit" | "transfer" | "mercado_pago" | "check" | null;
    enrollment_fee: string | null;
    total_paid: string;
    remaining_balance: string;
    notes: Generated<string>;
    created_by: string;
    updated_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
};
