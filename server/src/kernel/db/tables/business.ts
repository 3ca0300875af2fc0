// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../json.ts";

export type BusinessTables = {
  blocked_contacts: {
    business_id: string;
    contact_id: string;
    request_id: string;
    data: string;
    row_count: number;
    blocked_at: ColumnType<Date, Date | string, Date | string>;
    delete_after: ColumnType<Date, Date | string, Date | string>;
  };
  branch_resources: {
    business_id: string;
    branch_id: string;
    resource_id: string;
  };
  branches: {
    business_id: string;
    id: string;
    name: string;
    address: Json<false, false>;
    location: Generated<string>;
    city: string;
    state: string;
    country: string;
    schedules: Json<false, false>;
    rest_schedules: Json<false, false>;
    timezone_set: string | null;
    zone: string;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    search_text: Generated<string>;
    dates: Json<false, true>;
  };
  businesses: {
    business_id: string;
    name: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    description: Generated<string>;
    logo: Generated<string>;
    is_working: Generated<boolean>;
    whatsapp: Generated<string>;
    country_code: Generated<string>;
    whatsapp_owner: Generated<string>;
    category: Generated<string>;
    search: Generated<string>;
    keywords: Json<false, true>;
    timezone: Generated<string>;
    business_type: Json<false, true>;
    favorite_colors: Json<false, true>;
    money_movement_categories: Json<false, true>;
    delay_response: Generated<number>;
    payment_mode: Generated<"credits" | "conversion">;
    payment_level: Json<false, true>;
    low_credit_threshold: Generated<number>;
    credit_notification_interval: Generated<number>;
    end_subscription: ColumnType<Date, Date | string | undefined, Date | string>;
    stripe_customer_id: string | null;
    owner_country_code: Generated<string>;
    mercado_pago_public_key: string | null;
    partner_id: string | null;
    cover: Generated<string>;
  };
  closed_dates: {
    business_id: string;
    id: string;
    branch_id: string | null;
    day: string;
    name: string;
    hours: Json<false, false>;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  contact_merges: {
    business_id: string;
    id: string;
    kept_id: string;
    gone_id: string;
    gone_name: string;
    kept_before: Json<false, false>;
    kept_after: Json<false, false>;
    gone_before: Json<false, false>;
    merged_by: string;
    merged_at: ColumnType<Date, Date | string, Date | string>;
    undone_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
  contact_moves: {
    business_id: string;
    merge_id: string;
    number: number;
    relation: string;
    field: string;
    was: string;
    became: string;
    keys: Json<false, false>;
    removed: Json<false, false>;
  };
  contact_objections: {
    business_id: string;
    contact_id: string;
    purpose: Generated<"secondary" | "messages" | "assistant">;
    request_id: string;
    since: ColumnType<Date, Date | string, Date | string>;
  };
  contact_pairs_apart: {
    business_id: string;
    one_id: string;
    other_id: string;
  };
  contact_views: {
    business_id: string;
    id: string;
    name: string;
    address: string;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  contacts: {
    business_id: string;
    id: string;
    custom_id: Generated<string>;
    name: Generated<string>;
    lastname: Generated<string>;
    second_lastname: Generated<string>;
    phone: string | null;
    whatsapp: Generated<string>;
    country_code: Generated<string>;
    email: Generated<string>;
    birthdate: Generated<string>;
    gender: Generated<string>;
    type: Generated<"personal" | "lead" | "client">;
    no_respond: Generated<boolean>;
    notes: Json<false, true>;
    interests: Json<false, true>;
    push_name: Generated<string>;
    wa_user_id: string | null;
    instagram_account_id: string | null;
    messenger_id: string | null;
    custom_fields: Json<false, true>;
    last_interaction: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    search: Generated<string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    deleted_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    merged_into: string | null;
    second_phones: Generated<string>;
    is_staff: Generated<boolean>;
  };
  held_businesses: {
    business_id: string;
  };
  legal_holds: {
    business_id: string;
    id: string;
    contact_id: string | null;
    reason: string;
    since: ColumnType<Date, Date | string, Date | string>;
    placed_by: string;
    lifted_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    lifted_by: Generated<string>;
  };
  notice_addresses: {
    search: string;
    business_id: string;
  };
  notice_proofs: {
    business_id: string;
    contact_id: string;
    version: number;
    channel: Generated<"booking_page" | "message" | "staff">;
    through: string;
    given_at: ColumnType<Date, Date | string, Date | string>;
    noted_by: string;
    noted_at: ColumnType<Date, Date | string, Date | string>;
  };
  privacy_exports: {
    business_id: string;
    request_id: string;
    data: string;
    row_count: number;
    made_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  privacy_notices: {
    business_id: string;
    version: number;
    body: string;
    published_at: ColumnType<Date, Date | string, Date | string>;
    published_by: string;
  };
  privacy_request_steps: {
    business_id: string;
    id: string;
    request_id: string;
    what: string;
    details: Generated<string>;
    actor_name: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  privacy_requests: {
    business_id: string;
    id: string;
    contact_id: string;
    kind: Generated<"access" | "rectification" | "cancellation" | "opposition">;
    state: Generated<"received" | "accepted" | "refused" | "done">;
    received_on: string;
    through: string;
    notes: Generated<string>;
    purposes: Json<false, true>;
    answer_by: string;
    answered_on: string | null;
    answer: Generated<string>;
    carry_out_by: string | null;
    done_on: string | null;
    before: Json<true, true>;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  privacy_settings: {
    business_id: string;
    facts: Json<false, true>;
    draft: Generated<string>;
    sends_link: Generated<boolean>;
    message_months: Generated<number>;
    history_months: Generated<number>;
    money_years: Generated<number>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  retention_counts: {
    business_id: string;
    run_id: string;
    table_name: string;
    deleted: Generated<number>;
  };
  retention_due: {
    business_id: string;
    due_at: ColumnType<Date, Date | string, Date | string>;
  };
  retention_runs: {
    business_id: string;
    id: string;
    started_at: ColumnType<Date, Date | string, Date | string>;
    finished_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    held: Generated<boolean>;
  };
  service_branches: {
    business_id: string;
    service_id: string;
    branch_id: string;
  };
  service_specialists: {
    business_id: string;
    service_id: string;
    specialist_id: string;
  };
  specialists: {
    business_id: string;
    id: string;
    branch_id: string;
    custom_id: Generated<string>;
    name: string;
    whatsapp: string;
    country_code: Generated<string>;
    email: Generated<string>;
    payment_info: Generated<string>;
    color_hex: Generated<string>;
    rest_schedules: Json<false, true>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    search_text: Generated<string>;
    google_calendar_id: string | null;
    google_calendar_name: string | null;
    google_refresh_token: string | null;
  };
};
