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
    google_calendar_id: string | null;
    google_calendar_name: string | null;
    visit_id: string | null;
    attendee_name: string | null;
    minutes_before: Generated<number>;
    minutes_after: Generated<number>;
    capacity: Generated<number>;
    needs_facilities: Generated<boolean>;
  };
  busy_times: {
    business_id: string;
    id: string;
    specialist_id: string;
    source: string;
    title: Generated<string>;
    starts: ColumnType<Date, Date | string, Date | string>;
    ends: ColumnType<Date, Date | string, Date | string>;
  };
  calendar_clashes_kept: {
    business_id: string;
    appointment_id: string;
    version: string;
    kept_by: string;
    kept_at: ColumnType<Date, Date | string, Date | string>;
  };
  calendar_events: {
    business_id: string;
    appointment_id: string;
    specialist_id: string;
    account_id: string;
    calendar_id: string;
    event_id: string;
    generation: Generated<number>;
    pushed_version: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    starts: ColumnType<Date, Date | string, Date | string>;
    ends: ColumnType<Date, Date | string, Date | string>;
    google_updated: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    is_gone: Generated<boolean>;
  };
  calendar_questions: {
    business_id: string;
    appointment_id: string;
    specialist_id: string;
    kind: "deleted" | "moved";
    starts: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    ends: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    asked_at: ColumnType<Date, Date | string, Date | string>;
  };
  calendar_routes: {
    business_id: string;
    specialist_id: string;
    due_at: ColumnType<Date, Date | string, Date | string>;
    channel_id: string | null;
    channel_token_digest: Buffer | null;
  };
  commission_lines: {
    business_id: string;
    payout_id: string;
    position: number;
    specialist_id: string;
    movement_id: string | null;
    service_id: string | null;
    is_tip: boolean;
    earned_at: ColumnType<Date, Date | string, Date | string>;
    base: string;
    percent: string;
    amount: string;
    fixed: string | null;
    session_id: string | null;
    is_session: Generated<boolean>;
  };
  commission_payouts: {
    business_id: string;
    id: string;
    specialist_id: string;
    first_day: string;
    last_day: string;
    commission: string;
    tips: string;
    payment_method: "cash" | "credit" | "debit" | "transfer" | "mercado_pago" | "check";
    movement_id: string | null;
    paid_at: ColumnType<Date, Date | string, Date | string>;
    paid_by: string;
    undone_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    undone_by: string | null;
    undone_reason: Generated<string>;
  };
  commission_rules: {
    business_id: string;
    id: string;
    specialist_id: string;
    service_id: string | null;
    percent: string | null;
    updated_by: string;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    fixed: string | null;
  };
  discount_views: {
    business_id: string;
    appointment_id: string;
    coupon: string;
    viewed_at: ColumnType<Date, Date | string, Date | string>;
  };
  facility_holds: {
    business_id: string;
    appointment_id: string;
    facility_id: string;
    unit: number;
    during: string;
    held_by: string;
  };
  google_accounts: {
    business_id: string;
    id: string;
    email: string;
    refresh_token: string | null;
    reason: Generated<string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  google_consents: {
    business_id: string;
    id: string;
    state_digest: Buffer;
    session_digest: Buffer;
    verifier: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  google_grants: {
    business_id: string;
    account_id: string;
    email_digest: Buffer;
  };
  kiosk_tablets: {
    business_id: string;
    id: string;
    branch_id: string;
    name: string;
    theme: "hour" | "light" | "dark";
    secret_hash: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  linked_calendars: {
    business_id: string;
    specialist_id: string;
    account_id: string;
    calendar_id: string;
    name: string;
    shows_titles: Generated<boolean>;
    sync_token: string | null;
    synced_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    full_synced_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    failing_since: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    failure: Generated<string>;
    lease: string | null;
    leased_until: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    channel_id: string | null;
    channel_resource: string | null;
    channel_ends_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    watch_again_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  payment_connects: {
    business_id: string;
    id: string;
    session_hash: string;
    verifier: string;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  payment_deadlines: {
    business_id: string;
    appointment_id: string;
    due_at: ColumnType<Date, Date | string, Date | string>;
    withdrawn_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
  payment_notifications: {
    id: string;
    digest: Buffer;
    payment: string;
    seller: string;
    body: Buffer;
    received_at: ColumnType<Date, Date | string, Date | string>;
  };
  payment_orders: {
    business_id: string;
    id: string;
    appointment_id: string | null;
    branch_id: string | null;
    contact_id: string | null;
    title: string;
    seller: string;
    amount_cents: number;
    currency: string;
    preference: string | null;
    init_point: string | null;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    original_cents: number | null;
    discount_cents: number | null;
    price_cents: number | null;
    product_order_id: string | null;
    package_purchase_id: string | null;
  };
  payment_sellers: {
    business_id: string;
    id: string;
    seller: string;
    access_token: string | null;
    refresh_token: string | null;
    public_key: string;
    live_mode: boolean;
    status: "connected" | "expired" | "disconnected";
    reason: Generated<string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    renewing_until: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    connected_by: string;
    connected_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  payments: {
    business_id: string;
    id: string;
    order_id: string;
    appointment_id: string | null;
    provider_ref: string;
    status:
      | "pending"
      | "in_process"
      | "authorized"
      | "approved"
      | "in_mediation"
      | "rejected"
      | "cancelled"
      | "refunded"
      | "charged_back";
    status_detail: Generated<string>;
    amount_cents: number;
    refunded_cents: Generated<number>;
    refund_booked_cents: Generated<number>;
    currency: string;
    method: Generated<string>;
    said_at: ColumnType<Date, Date | string, Date | string>;
    approved_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    applied_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    task: "place_taken" | "cancelled" | "deleted" | "paid_twice" | "mismatch" | "underpaid" | "charged_back" | null;
    settled_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    settled_by: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
};
