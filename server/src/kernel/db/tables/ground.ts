// Written by write-tables.ts; do not edit.
import type { ColumnType, Generated } from "kysely";
import type { Json } from "../json.ts";

export type GroundTables = {
  accounts: {
    id: string;
    user_id: string;
    account_id: string;
    provider_id: string;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    refresh_token_expires_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    scope: string | null;
    password: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  attempts: {
    key: string;
    tries: number;
    until: ColumnType<Date, Date | string, Date | string>;
  };
  audit_entries: {
    business_id: string;
    id: string;
    action: string;
    actor_kind: string;
    actor_id: string | null;
    actor_name: string;
    summary: string;
    details: Json<false, true>;
    request_id: string;
    at: ColumnType<Date, Date | string, Date | string>;
    session_id: string | null;
    subject_id: string | null;
  };
  file_totals: {
    is_only: Generated<boolean>;
    bytes: number;
  };
  file_uses: {
    business_id: string;
    row_id: string;
    file_id: string;
  };
  files: {
    business_id: string;
    id: string;
    key: string;
    storage: "disk" | "cloudinary";
    kind: "image" | "video" | "audio" | "document";
    content_type: string;
    extension: string;
    name: string;
    bytes: number;
    public_id: string | null;
    url: string | null;
    dropped_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    is_private: Generated<boolean>;
    width: number | null;
    height: number | null;
    duration: number | null;
  };
  import_batches: {
    business_id: string;
    import_id: string;
    number: number;
    created: Generated<number>;
    updated: Generated<number>;
    unchanged: Generated<number>;
    failed: Generated<number>;
    outcomes: Json<false, true>;
    undone: Generated<boolean>;
  };
  import_columns: {
    business_id: string;
    kind: string;
    header: string;
    field: string;
    used_at: ColumnType<Date, Date | string, Date | string>;
  };
  imports: {
    business_id: string;
    id: string;
    kind: string;
    file_name: string;
    file_hash: string;
    row_count: number;
    repair: boolean;
    state: Generated<"running" | "done" | "cancelled" | "undoing" | "undone">;
    removed: Generated<number>;
    kept_edited: Generated<number>;
    kept_named: Generated<number>;
    created_by: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    unfilled: Generated<number>;
    country: Generated<string>;
    month_first: Generated<boolean>;
  };
  invitation_codes: {
    code_hash: string;
    business_id: string;
    invitation_id: string;
  };
  invitations: {
    business_id: string;
    id: string;
    code_hash: string;
    access: "full" | "limited";
    permissions: Json<false, true>;
    created_by: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    used_by: string | null;
    used_at: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
    role: Generated<"owner" | "staff">;
    limits: Json<false, true>;
  };
  memberships: {
    business_id: string;
    user_id: string;
    role: "owner" | "staff";
    access: "full" | "limited";
    permissions: Json<false, true>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    limits: Json<false, true>;
  };
  push_devices: {
    id: string;
    user_id: string;
    session_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    name: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  second_factors: {
    id: string;
    user_id: string;
    secret: string;
    backup_codes: string;
    verified: Generated<boolean>;
    failed_verification_count: Generated<number>;
    locked_until: ColumnType<Date | null, Date | null | string | undefined, Date | null | string>;
  };
  sessions: {
    id: string;
    user_id: string;
    token: string;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    ip_address: string | null;
    user_agent: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  short_links: {
    code: string;
    business_id: string;
    path: string;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  team_rules: {
    business_id: string;
    needs_second_factor: Generated<boolean>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  unused_files: {
    business_id: string;
    file_id: string;
    since: ColumnType<Date, Date | string, Date | string>;
  };
  users: {
    id: string;
    name: string;
    email: string;
    email_verified: Generated<boolean>;
    image: string | null;
    role: Generated<"user" | "partner" | "admin">;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    two_factor_enabled: Generated<boolean>;
  };
  verifications: {
    id: string;
    identifier: string;
    value: string;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
};
