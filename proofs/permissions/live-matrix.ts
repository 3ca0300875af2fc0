// Which roles get which live event: written by hand, like the matrix of calls.
import { mergeEntries } from "../capabilities/merge-entries.ts";
import { type AccessRule, view } from "./access-rule.ts";

const OWN: Record<string, AccessRule> = {
  new_message: view(5),
  thread_changed: view(5),
  mentioned: view(5),
  appointment_changed: view(6, 13, 5),
  notification_changed: view(6, 13, 5),
  busy_times_changed: view(6),
  calendar_changed: view(24, 18, 6),
  contact_changed: view(13, 6, 5),
  contacts_imported: view(13),
  contacts_merged: view(13, 6, 5),
  audience_changed: view(12, 4),
  trafficSource_changed: view(15, 2, 13),
  funnel_changed: view(7, 2, 13),
  clientPhaseUpdated: view(7),
  assistant_changed: view(2, 1, 5, 30, 4),
  payment_changed: view(6, 10),
  seller_changed: view(24, 19, 6, 10),
  channel_changed: view(24, 5, 2),
  templates_changed: view(24, 5),
  branch_changed: view(17, 6, 18, 19, 2, 10, 11, 20, 8, 28, 31, 32),
  specialist_changed: view(18, 6, 17, 19, 28),
  service_changed: view(19, 6, 17, 18, 2, 9, 3, 31),
  reservation_settings_changed: view(16),
  waiting_changed: view(6),
  privacy_changed: view(29),
  resource_changed: view(23, 17, 19, 20, 21, 22, 2, 5, 3, 4),
  quickReply_changed: view(5),
  order_changed: view(8),
  conversion_event_changed: view(9),
  money_movement_changed: view(10),
  comment_changed: view(26),
  credits_changed: view(25),
};

const PARTS = import.meta.glob<Record<string, AccessRule>>("./matrix/*.ts", { eager: true, import: "LIVE" });

export const LIVE_MATRIX = mergeEntries("live matrix", { ...PARTS, "live-matrix.ts": OWN });
