// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../json.ts";

export type AutomationTables = {
  assistant_traffic_sources: {
    business_id: string;
    assistant_id: string;
    traffic_source_id: string;
  };
  assistants: {
    business_id: string;
    id: string;
    name: string;
    mode: "production" | "testing";
    type: "new" | "business" | "client";
    model: "gpt_model" | "reasoning_model";
    temperature: number;
    reasoning_effort: "low" | "medium" | "high";
    goal: string;
    image: Generated<string>;
    personality: string;
    instructions: Json<false, false>;
    branch_id: string | null;
    is_working: Generated<boolean>;
    color: string;
    channel: Json<false, false>;
    respond_to: Generated<string>;
    correspond_to: "leads_and_clients" | "leads" | "clients" | "business" | "test_numbers";
    funnel_id: string | null;
    price: Generated<string>;
    capabilities: Json<false, false>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    free_slots_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
  flow_answers: {
    business_id: string;
    run_id: string;
    message_id: string;
    text: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  flow_delegations: {
    business_id: string;
    thread_id: string;
    assistant_id: string;
    run_id: string | null;
    prompt: Generated<string>;
    flow_name: string;
    reply: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  flow_references: {
    business_id: string;
    flow_id: string;
    node_id: string;
    assistant_id: string | null;
    resource_id: string | null;
    form_id: string | null;
  };
  flow_runs: {
    business_id: string;
    id: string;
    flow_id: string;
    version: number;
    contact_id: string | null;
    thread_id: string | null;
    comment_id: string | null;
    cause: string;
    state: "running" | "waiting" | "done" | "stopped" | "failed";
    node_id: string;
    waits_for: "time" | "reply" | "assistant" | "hours" | null;
    waits_until: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    wake_id: string | null;
    variables: Json<false, false>;
    steps: Generated<number>;
    has_answered: Generated<boolean>;
    taken_message_id: string | null;
    reason: Generated<string>;
    started_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
  flow_steps: {
    business_id: string;
    run_id: string;
    number: number;
    node_id: string;
    outcome: Generated<"passed" | "waited" | "ended" | "failed">;
    branch: Generated<string>;
    data: Json<false, true>;
    note: Generated<string>;
    took_ms: Generated<number>;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  flow_versions: {
    business_id: string;
    flow_id: string;
    version: number;
    name: string;
    graph: Json<false, false>;
    changed_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  flows: {
    business_id: string;
    id: string;
    name: string;
    is_active: Generated<boolean>;
    version: number;
    event:
      | "whatsapp_message"
      | "instagram_message"
      | "facebook_message"
      | "instagram_comment"
      | "facebook_comment"
      | "timer";
    trigger: Json<false, false>;
    timer_id: string | null;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  offered_slots: {
    business_id: string;
    thread_id: string;
    ref: string;
    service_id: string;
    specialist_id: string;
    branch_id: string;
    starts_at: ColumnType<Date, Date | string, Date | string>;
    offered_at: ColumnType<Date, Date | string, Date | string>;
  };
  proposals: {
    business_id: string;
    id: string;
    thread_id: string;
    message_id: string;
    side_effect: Json<false, false>;
    shown: Json<false, false>;
    question: string;
    is_more: Generated<boolean>;
    proposed_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    outcome:
      | "done"
      | "failed"
      | "changed"
      | "declines"
      | "changes"
      | "unclear"
      | "expired"
      | "passed"
      | "handed over"
      | null;
    settled_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
  staff_numbers: {
    business_id: string;
    user_id: string;
    phone: string | null;
    proved_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    asked_phone: string | null;
    code: string | null;
    code_expires_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    tries: Generated<number>;
    codes: Generated<number>;
    codes_since: ColumnType<Date, Date | string, Date | string>;
    asked_at: ColumnType<Date, Date | string, Date | string>;
  };
  test_conversations: {
    business_id: string;
    id: string;
    name: string;
    lines: Json<false, false>;
    customer_name: Generated<string>;
    time: string | null;
    expectations: Json<false, false>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  test_numbers: {
    business_id: string;
    id: string;
    name: Generated<string>;
    phone: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  test_results: {
    business_id: string;
    run_id: string;
    conversation_id: string;
    name: string;
    passed: boolean;
    failures: Json<false, false>;
    turns: Json<false, false>;
    credits: string;
    tokens: number;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  test_runs: {
    business_id: string;
    id: string;
    assistant_id: string;
    draft: Json<false, false>;
    settings: Json<false, false>;
    version: number;
    settings_changed: Json<false, false>;
    conversation_ids: Json<false, false>;
    status: Generated<"running" | "done" | "failed">;
    reason: Generated<string>;
    done: Generated<number>;
    passed: Generated<number>;
    credits: Generated<string>;
    started_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  tool_receipts: {
    business_id: string;
    thread_id: string;
    turn_seq: number;
    number: number;
    name: string;
    input: Json<false, false>;
    output: Json<false, false>;
    at: ColumnType<Date, Date | string, Date | string>;
    assistant_id: string | null;
  };
};
