// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../json.ts";

export type MoneyTables = {
  charge_lines: {
    business_id: string;
    charge_id: string;
    position: number;
    appointment_id: string | null;
    order_id: string | null;
    enrollment_id: string | null;
    title: string;
    price: string;
    discount: string;
    paid: string;
    refunded: Generated<string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    package_purchase_id: string | null;
  };
  charge_tickets: {
    business_id: string;
    last_ticket: number;
  };
  charges: {
    business_id: string;
    id: string;
    ticket: number;
    branch_id: string;
    contact_id: string | null;
    tip: string;
    received: string;
    change: string;
    tip_refunded: Generated<string>;
    is_invoiced: Generated<boolean>;
    note: Generated<string>;
    created_by: string;
    updated_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  credit_accounts: {
    business_id: string;
    model: "gpt_model" | "reasoning_model";
    account:
      | "available"
      | "held"
      | "spent"
      | "issued"
      | "expired"
      | "tolerance"
      | "tolerance_held"
      | "tolerance_used"
      | "lent";
    balance: Generated<number>;
  };
  credit_block_entries: {
    business_id: string;
    transfer_id: string;
    block_id: string;
    available: number;
    held: number;
  };
  credit_blocks: {
    business_id: string;
    id: string;
    model: "gpt_model" | "reasoning_model";
    kind: "paid" | "given";
    origin: string;
    amount: number;
    available: Generated<number>;
    held: Generated<number>;
    cost: string;
    priority: number;
    expires_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    issued_at: ColumnType<Date, Date | string, Date | string>;
  };
  credit_checks: {
    business_id: string;
    due_at: ColumnType<Date, Date | string, Date | string>;
  };
  credit_reservations: {
    business_id: string;
    key: string;
    model: "gpt_model" | "reasoning_model";
    source: "available" | "tolerance";
    amount: number;
    number: number;
    details: Json<false, true>;
    reserved_at: ColumnType<Date, Date | string, Date | string>;
  };
  credit_transfers: {
    business_id: string;
    id: string;
    key: string;
    model: "gpt_model" | "reasoning_model";
    cause:
      | "recharge"
      | "transfer"
      | "extract"
      | "business_extract"
      | "expire"
      | "tolerance"
      | "reserve"
      | "consume"
      | "void";
    from_account: string;
    to_account: string;
    amount: number;
    balance_after: number;
    total_price: Generated<string>;
    details: Json<false, true>;
    created_by: string;
    at: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  credit_warnings: {
    business_id: string;
    warned_at: ColumnType<Date, Date | string, Date | string>;
  };
  money_movements: {
    business_id: string;
    id: string;
    custom_id: Generated<string>;
    branch_id: string;
    contact_id: string | null;
    appointment_id: string | null;
    date: ColumnType<Date, Date | string, Date | string>;
    amount: string;
    type: "in" | "out";
    payment_method: "cash" | "credit" | "debit" | "transfer" | "mercado_pago" | "check";
    category: string;
    comments: Generated<string>;
    request_key: string | null;
    created_by: string;
    updated_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    order_id: string | null;
    enrollment_id: string | null;
    charge_id: string | null;
    is_tip: Generated<boolean>;
    till_shift_id: string | null;
    package_purchase_id: string | null;
    is_ticket: Generated<boolean>;
  };
  package_movements: {
    business_id: string;
    id: string;
    purchase_id: string;
    contact_id: string;
    type: "bought" | "used" | "returned" | "expired" | "extended" | "refunded";
    sessions: number;
    appointment_id: string | null;
    about: Generated<string>;
    is_returned: Generated<boolean>;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    use_id: string | null;
  };
  package_purchase_services: {
    business_id: string;
    package_purchase_id: string;
    service_id: string;
  };
  package_purchases: {
    business_id: string;
    id: string;
    package_id: string;
    contact_id: string;
    branch_id: string;
    name: string;
    sessions: number;
    price: string;
    sessions_left: number;
    expires_on: string | null;
    status: "active" | "spent" | "expired" | "refunded" | "pending" | "lapsed";
    note: Generated<string>;
    sold_at: ColumnType<Date, Date | string, Date | string>;
    created_by: string;
    updated_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    request_key: string | null;
    valid_days: number | null;
  };
  packages: {
    business_id: string;
    id: string;
    custom_id: Generated<string>;
    name: string;
    description: Generated<string>;
    sessions: number;
    price: string;
    valid_days: number | null;
    available: Generated<boolean>;
    search_text: Generated<string>;
    is_archived: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    sold_online: Generated<boolean>;
  };
  partner_credit_movements: {
    id: string;
    partner_id: string;
    key: string;
    type: "partner_recharge" | "partner_transfer" | "business_extract" | "partner_extract";
    pot: "prepay" | "sold";
    credit_type: "gpt" | "reasoning";
    amount: number;
    balance_after: number;
    business_id: string | null;
    business_name: string;
    total_price: string;
    renewal_duration: "none" | "15days" | "1month" | "1year";
    reset_date: boolean;
    usage: number;
    usage_sent_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    created_by: string;
    at: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  partner_pots: {
    partner_id: string;
    pot: "prepay" | "sold";
    balance: Generated<number>;
  };
  peso_accounts: {
    business_id: string;
    balance: Generated<string>;
  };
  peso_movements: {
    business_id: string;
    id: string;
    key: string;
    type: "recharge" | "purchase" | "extract" | "refund" | "conversion";
    conversion: "appointment" | "order" | "enrollment" | "event" | null;
    reference_id: string | null;
    amount: string;
    price: string | null;
    balance_after: string;
    note: Generated<string>;
    created_by: string;
    at: ColumnType<Date, Date | string, Date | string>;
  };
  session_package_services: {
    business_id: string;
    session_package_id: string;
    service_id: string;
  };
  stock_movements: {
    business_id: string;
    id: string;
    custom_id: Generated<string>;
    branch_id: string;
    product_id: string;
    appointment_id: string | null;
    type: "in" | "out";
    quantity: number;
    date: ColumnType<Date, Date | string, Date | string>;
    comments: Generated<string>;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    order_id: string | null;
    sheet_id: string | null;
  };
  stock_sheet_lines: {
    business_id: string;
    sheet_id: string;
    branch_id: string;
    product_id: string;
    expected: number;
    counted: number;
  };
  stock_sheets: {
    business_id: string;
    id: string;
    request_key: string;
    kind: Generated<"count" | "transfer">;
    lines: Generated<number>;
    reason: Generated<string>;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  till_events: {
    business_id: string;
    till_shift_id: string;
    position: number;
    kind: "opened" | "closed" | "reopened";
    at: ColumnType<Date, Date | string, Date | string>;
    by_name: string;
    note: Generated<string>;
    difference: string | null;
  };
  till_shifts: {
    business_id: string;
    id: string;
    branch_id: string;
    person_id: string;
    person_name: string;
    float_amount: string;
    note: Generated<string>;
    opened_at: ColumnType<Date, Date | string, Date | string>;
    opened_by: string;
    closed_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    closed_by: string | null;
    counts: Json<false, true>;
    difference: string | null;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
};
