// Written by write-tables.ts; do not edit.

export const JSON_COLUMNS: { [table: string]: readonly string[] } = {
  assistants: ["instructions", "channel", "capabilities"],
  audiences: ["filter"],
  audit_entries: ["details"],
  branches: ["address", "schedules", "rest_schedules"],
  businesses: ["keywords", "business_type", "favorite_colors", "money_movement_categories", "payment_level"],
  contacts: ["notes", "interests", "custom_fields"],
  import_batches: ["outcomes"],
  invitations: ["permissions"],
  memberships: ["permissions"],
  message_templates: ["buttons"],
  messages: ["media", "buttons", "template", "fallback", "details"],
  products: ["images"],
  proposals: ["side_effect", "shown"],
  reservation_settings: ["hidden_services", "hidden_specialists", "hidden_branches", "embed_origins"],
  resources: ["items"],
  services: ["rest_schedules", "stock_operations", "images", "link_price", "appointment_config"],
  specialists: ["rest_schedules"],
  threads: ["assistant_memory"],
  tool_receipts: ["input", "output"],
};
