// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../json.ts";

export type GrowthTables = {
  audience_contacts: {
    business_id: string;
    audience_id: string;
    contact_id: string;
  };
  audiences: {
    business_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    filter: Json<true, true>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
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
  };
  conversion_event_courses: {
    business_id: string;
    event_id: string;
    course_id: string;
  };
  conversion_event_products: {
    business_id: string;
    event_id: string;
    product_id: string;
  };
  conversion_event_properties: {
    business_id: string;
    event_id: string;
    property_id: string;
  };
  conversion_event_services: {
    business_id: string;
    event_id: string;
    service_id: string;
  };
  conversion_events: {
    business_id: string;
    id: string;
    contact_id: string;
    name: string;
    description: Generated<string>;
    date: ColumnType<Date, Date | string, Date | string>;
    source: "assistant" | "person";
    thread_id: string | null;
    search_text: Generated<string>;
    request_key: string | null;
    created_by: string;
    updated_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
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
  form_answers: {
    business_id: string;
    id: string;
    form_id: string;
    contact_id: string | null;
    key: string;
    is_proved: Generated<boolean>;
    answers: Json<false, false>;
    answered_at: ColumnType<Date, Date | string, Date | string>;
  };
  forms: {
    business_id: string;
    id: string;
    code: string;
    title: string;
    description: Generated<string>;
    questions: Json<false, false>;
    thanks: Generated<string>;
    asks_contact: Generated<boolean>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
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
      | "campaign";
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
  };
  order_items: {
    business_id: string;
    order_id: string;
    position: number;
    product_id: string | null;
    name: string;
    unit: Generated<string>;
    quantity: number;
    price: string | null;
    missing: Generated<number>;
  };
  orders: {
    business_id: string;
    id: string;
    contact_id: string;
    branch_id: string | null;
    thread_id: string | null;
    status: Generated<"pending" | "delivered" | "canceled">;
    source: "assistant" | "whatsapp" | "person" | "page";
    currency: Generated<string>;
    delivery_date: string | null;
    delivery_time: string | null;
    delivery_address: Generated<string>;
    details: Generated<string>;
    request_key: string | null;
    created_by: string;
    updated_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    delivery_method: "pickup" | "delivery";
    due_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    ready_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
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
  sales_funnels: {
    business_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    checkpoints: Json<false, false>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
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
  upsell_resources: {
    business_id: string;
    upsell_id: string;
    resource_id: string;
  };
  upsell_service_ids: {
    business_id: string;
    upsell_id: string;
    service_id: string;
  };
  upsells: {
    business_id: string;
    id: string;
    message: string;
    delay: number;
    time_unit: "minutes" | "hours" | "days" | "months";
    delay_reference: "scheduled" | "assisted" | "assisted_first_time";
    delay_direction: "before" | "after";
    when_to_send: "lastEvent" | "always";
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
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
  };
};
