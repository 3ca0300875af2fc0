// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";

export type SchedulingTables = {
  appointments: {
    business_id: string;
    id: string;
    short_id: string | null;
    is_block: Generated<boolean>;
    branch_id: string;
    specialist_id: string;
    service_id: string | null;
    contact_id: string | null;
    title: Generated<string>;
    details: Generated<string>;
    client_notes: Generated<string>;
    starts: ColumnType<Date, Date | string, Date | string>;
    ends: ColumnType<Date, Date | string, Date | string>;
    type: Generated<string>;
    status:
      | "agendada"
      | "confirmada"
      | "cancelada"
      | "asistida"
      | "no_asistida"
      | "pago_pendiente"
      | "no_pagada"
      | "block";
    color_hex: string;
    confirmation_messages_counter: Generated<number>;
    event_id: Generated<string>;
    auto_cancel_date: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    request_key: string | null;
    created_by: string;
    updated_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    cancelled_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    cancellation_message: Generated<string>;
  };
};
