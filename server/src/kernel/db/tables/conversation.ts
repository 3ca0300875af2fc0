// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../json.ts";

export type ConversationTables = {
  channel_notices: {
    business_id: string;
    id: string;
    channel_id: string;
    field: string;
    text: string;
    tone: Generated<"info" | "warning" | "error">;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  channel_routes: {
    kind: string;
    external_id: string;
    business_id: string;
    channel_id: string;
    proved_at: ColumnType<Date, Date | string, Date | string>;
    waba_id: Generated<string>;
    meta_user_id: Generated<string>;
  };
  channel_sign_ups: {
    business_id: string;
    id: string;
    state_digest: Buffer;
    session_digest: Buffer;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  channels: {
    business_id: string;
    id: string;
    kind: "whatsapp" | "instagram" | "messenger";
    external_id: string;
    waba_id: Generated<string>;
    access_token: string | null;
    display_phone_number: Generated<string>;
    verified_name: Generated<string>;
    status: "connected" | "disconnected" | "error";
    reason: Generated<string>;
    checked_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    quality: Generated<"" | "GREEN" | "YELLOW" | "RED">;
    messaging_limit: Generated<string>;
    is_coexistence: Generated<boolean>;
    standing: Generated<"good" | "warned" | "restricted" | "banned" | "left">;
    standing_reason: Generated<string>;
    standing_until: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    standing_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    quality_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    token_expires_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    token_warned_days: number | null;
    heard_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    sent_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    failed_checks: Generated<number>;
    check_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    register_pin: string | null;
    history_percent: number | null;
    answered_by: "assistants" | "team" | null;
    failed_sends: Generated<number>;
    send_failed_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
  comment_replies: {
    business_id: string;
    id: string;
    comment_id: string;
    client_key: string | null;
    author_kind: "person" | "assistant";
    author_name: string;
    author_email: Generated<string>;
    content: string;
    status: "queued" | "sending" | "sent" | "failed" | "unknown";
    reason: Generated<string>;
    external_id: string | null;
    attempt_token: string | null;
    tries: Generated<number>;
    at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  comments: {
    business_id: string;
    id: string;
    channel_id: string;
    source: "facebook" | "instagram";
    external_id: string;
    parent_id: Generated<string>;
    post_id: Generated<string>;
    post_url: Generated<string>;
    author_id: Generated<string>;
    author_name: Generated<string>;
    content: string;
    is_edited: Generated<boolean>;
    is_deleted: Generated<boolean>;
    search_text: Generated<string>;
    at: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  facebook_sign_ins: {
    business_id: string;
    id: string;
    kind: "messenger" | "instagram";
    state_digest: Buffer;
    session_digest: Buffer;
    pages: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  inbox_settings: {
    business_id: string;
    alert_minutes: number;
    alerts_by_mail: boolean;
    tells_customer: boolean;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  message_templates: {
    business_id: string;
    id: string;
    waba_id: string;
    external_id: string;
    name: string;
    language: string;
    category: "UTILITY" | "MARKETING" | "AUTHENTICATION";
    purpose:
      | "appointment_scheduled"
      | "appointment_moved"
      | "appointment_cancelled"
      | "appointment_reminder"
      | "appointment_confirmation"
      | "specialist_notice"
      | "general"
      | null;
    format: "NAMED" | "POSITIONAL";
    header: Generated<string>;
    body: string;
    footer: Generated<string>;
    buttons: Json<false, true>;
    is_sendable: boolean;
    status: "PENDING" | "APPROVED" | "REJECTED" | "PAUSED" | "DISABLED";
    reason: Generated<string>;
    quality: Generated<"GREEN" | "YELLOW" | "RED" | "UNKNOWN">;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  message_words: {
    business_id: string;
    message_id: string;
    words: string;
  };
  messages: {
    business_id: string;
    id: string;
    thread_id: string;
    channel_id: string;
    seq: number | null;
    role: "user" | "assistant";
    type: Generated<"message" | "function_call" | "function_call_output">;
    kind: Generated<
      | "text"
      | "image"
      | "audio"
      | "video"
      | "document"
      | "sticker"
      | "location"
      | "contacts"
      | "order"
      | "form"
      | "call_permission"
      | "unsupported"
      | "system"
      | "note"
    >;
    text: Generated<string>;
    at: ColumnType<Date, Date | string, Date | string>;
    author_kind: "contact" | "assistant" | "person" | "system";
    author_id: string | null;
    author_name: Generated<string>;
    provider_id: string | null;
    media: Json<true, true>;
    reaction: Generated<string>;
    quoted_id: string | null;
    is_deleted: Generated<boolean>;
    is_edited: Generated<boolean>;
    status: "queued" | "sending" | "sent" | "delivered" | "read" | "failed" | "unknown" | null;
    reason: Generated<string>;
    client_key: string | null;
    tries: Generated<number>;
    attempt_token: string | null;
    attempted_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    retry_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    call_id: string | null;
    name: Generated<string>;
    arguments: Generated<string>;
    output: Generated<string>;
    buttons: Json<true, true>;
    template: Json<true, true>;
    fallback: Json<true, true>;
    button_id: string | null;
    is_handled: Generated<boolean>;
    details: Json<true, true>;
    changed_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    cost: Json<true, true>;
    because: Generated<string>;
    transcript: Generated<string>;
    description: Generated<string>;
    is_aloud: Generated<boolean>;
    reacted_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    answer_kind: "resolved" | "asked" | "not_understood" | "not_known" | "media_not_read" | "handed_over" | null;
    private_reply_to: string | null;
    charged_as: Generated<string>;
  };
  quick_replies: {
    business_id: string;
    id: string;
    shortcut: string;
    text: string;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  template_accounts: {
    business_id: string;
    waba_id: string;
    read_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    reason: Generated<string>;
    next_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
  threads: {
    business_id: string;
    id: string;
    channel_id: string;
    contact_id: string;
    kind: "whatsapp" | "instagram" | "messenger";
    last_seq: Generated<number>;
    last_message_id: string | null;
    last_message_at: ColumnType<Date, Date | string, Date | string>;
    unread_count: Generated<number>;
    last_inbound_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    answer_due_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    lease_token: string | null;
    lease_until: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    answered_seq: Generated<number>;
    assistant_memory: Json<true, true>;
    handed_over_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    hand_over_reason: Generated<string>;
    person_until: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    last_role: "user" | "assistant" | null;
    last_text: Generated<string>;
    last_is_deleted: Generated<boolean>;
    last_trouble: "failed" | "unknown" | null;
    read_seq: Generated<number>;
    typing_seq: Generated<number>;
    reply_phone: string | null;
    last_inbound_seq: Generated<number>;
    waiting_since: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    wait_id: string | null;
    wait_step: Generated<number>;
    wait_told_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    assignee_id: string | null;
    assignee_name: Generated<string>;
    resolved_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    silence_reason: Generated<string>;
    reply_user_id: string | null;
    mentioned_ids: Generated<string[]>;
    unresolved: Generated<number>;
    wait_kind: "not_understood" | "not_known" | "media_not_read" | null;
    is_for_people: ColumnType<boolean, never, never>;
    held_by: "meta_ai" | "other_app" | null;
    held_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    hold_claimed: Generated<boolean>;
  };
  webhook_deliveries: {
    id: string;
    digest: Buffer;
    body: Buffer;
    received_at: ColumnType<Date, Date | string, Date | string>;
    unread_reason: string | null;
  };
};
