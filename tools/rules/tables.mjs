// Checks who uses a table in SQL: only the capability that owns it, to write or to read. Other capabilities call its
// functions, or join the rows that it offers for joining (`kernel/db/joinable.ts`).
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../root.mjs";
import { strings, uncommented } from "./code-parts.mjs";
import { isTest } from "./source-files.mjs";

/** By `area/capability`; a table without an owner fails the check. */
const OWNED = {
  kernel: ["idempotency_keys", "installation_facts", "plan_limits", "schema_migrations"],
  "ground/devices": ["push_devices"],
  "ground/identity": [
    "users",
    "sessions",
    "accounts",
    "verifications",
    "memberships",
    "invitations",
    "invitation_codes",
    "audit_entries",
    "attempts",
  ],
  "ground/files": ["files", "file_totals", "file_uses", "unused_files"],
  "ground/imports": ["imports", "import_batches", "import_columns"],
  "ground/short-links": ["short_links"],
  "business/businesses": ["businesses"],
  "business/branches": ["branches", "service_branches", "branch_resources", "closed_dates"],
  "business/specialists": ["specialists", "service_specialists"],
  "business/contacts": ["contacts", "contact_views", "contact_merges", "contact_moves", "contact_pairs_apart"],
  "business/privacy": [
    "privacy_settings",
    "privacy_notices",
    "notice_addresses",
    "notice_proofs",
    "privacy_requests",
    "privacy_request_steps",
    "privacy_exports",
    "contact_objections",
    "blocked_contacts",
    "legal_holds",
    "held_businesses",
    "retention_runs",
    "retention_counts",
    "retention_due",
  ],
  "catalog/resources": ["resources", "service_resources"],
  "catalog/services": ["services"],
  "catalog/courses": ["courses"],
  "catalog/products": ["products", "product_stock", "service_products"],
  "money/finance": ["money_movements"],
  "money/inventory": ["stock_movements"],
  "money/credits": ["credit_accounts", "credit_transfers", "credit_reservations", "credit_warnings", "credit_checks"],
  "scheduling/appointments": ["appointments", "busy_times"],
  "scheduling/calendars": [
    "google_accounts",
    "google_consents",
    "linked_calendars",
    "calendar_routes",
    "calendar_events",
    "calendar_questions",
    "calendar_clashes_kept",
    "google_grants",
  ],
  "scheduling/payments": [
    "payment_sellers",
    "payment_connects",
    "payment_deadlines",
    "payment_orders",
    "payments",
    "payment_notifications",
    "discount_views",
  ],
  "conversation/channels": [
    "channels",
    "channel_routes",
    "channel_notices",
    "channel_sign_ups",
    "facebook_sign_ins",
    "webhook_deliveries",
  ],
  "conversation/templates": ["message_templates", "template_accounts"],
  "conversation/quick-replies": ["quick_replies"],
  "conversation/inbox": ["threads", "messages", "inbox_settings", "message_words"],
  "conversation/comments": ["comments", "comment_replies"],
  "growth/orders": ["orders", "order_items"],
  "growth/enrollments": ["enrollments", "enrollment_payments", "course_tickets", "course_waiting"],
  "growth/forms": ["forms", "form_answers"],
  "growth/conversion-events": [
    "conversion_events",
    "conversion_event_services",
    "conversion_event_products",
    "conversion_event_courses",
  ],
  "growth/audiences": ["audiences", "audience_contacts"],
  "growth/traffic-sources": ["traffic_sources", "traffic_source_contacts"],
  "growth/funnels": ["funnels", "funnel_scenarios", "funnel_places", "funnel_moves"],
  "growth/outreach": ["notifications"],
  "growth/reservations": ["reservation_settings", "reservation_addresses", "reservation_codes", "reservations"],
  "growth/waiting-list": ["waiting_entries", "waiting_offers"],
  "automation/assistants": [
    "assistants",
    "assistant_traffic_sources",
    "offered_slots",
    "tool_receipts",
    "proposals",
    "test_conversations",
    "test_numbers",
    "test_results",
    "test_runs",
    "staff_numbers",
  ],
};

const owners = new Map(Object.entries(OWNED).flatMap(([owner, tables]) => tables.map((table) => [table, owner])));

/** Matches where the query builder gets a table, or a table and its alias. */
const BUILT =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto|selectFrom|from|using|\w+Join|relation|joinable|knownIn)\(\s*\[?\s*"([a-z_]+)(?:"| as )/g;
/** A string that is SQL, or a part of it: finds our tables in it. A column follows a dot. */
const IS_SQL = /(?<![\w.])(?:select|insert\s+into|update|delete\s+from|from|join)\s/;
const NAMED = /(?<![\w.'])"?([a-z_]+)"?(?![\w.'(]|\s*=)/g;
const CREATED = /^create table (?:if not exists )?(\w+)/gm;

/** Returns the problems, one per line. `migrations`: their texts. */
export function tables(files, migrations) {
  const created = migrations.flatMap((text) => [...text.matchAll(CREATED)].map(([, table]) => table));
  const homeless = created.filter((table) => !owners.has(table));
  return [
    ...homeless.map((table) => `${table}: belongs to no capability; say whose it is in tools/rules/tables.mjs`),
    ...files.flatMap(foreign),
  ];
}

/** The texts of the project's migrations. */
export function migrations() {
  const folder = path.join(root, "server/migrations");
  return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
}

function foreign({ path, text }) {
  const home = /^server\/src\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1];
  if (home === undefined || isTest(path)) return [];
  const code = uncommented(text);
  const named = new Set([
    ...[...code.matchAll(BUILT)].map(([, table]) => table),
    ...strings(code)
      .map((string) => string.replaceAll(/\$\{[^{}]*\}/g, "?"))
      .filter((string) => IS_SQL.test(string))
      .flatMap((string) => [...string.matchAll(NAMED)].map(([, table]) => table)),
  ]);
  return [...named]
    .filter((table) => owners.has(table) && owners.get(table) !== home)
    .map((table) => `${path}: names ${table}, which belongs to ${owners.get(table)}: call its functions`);
}
