// Which of the business's approved templates may replace a planned message outside the window (D-8.6).

import type { TemplatePurpose } from "@mostrador/domain/conversation/templates/schema.ts";
import type { NotificationKind } from "@mostrador/domain/growth/outreach/kinds.ts";

export function purposeOf(kind: NotificationKind): TemplatePurpose {
  return PURPOSES[kind];
}

const PURPOSES: Readonly<Record<NotificationKind, TemplatePurpose>> = {
  scheduled: "appointment_scheduled",
  moved: "appointment_moved",
  cancelled: "appointment_cancelled",
  unpaid: "appointment_cancelled",
  auto_cancel: "appointment_cancelled",
  reminder: "appointment_reminder",
  confirmation: "appointment_confirmation",
  specialist: "specialist_notice",
  specialist_moved: "specialist_notice",
  specialist_cancelled: "specialist_notice",
  specialist_unpaid: "specialist_notice",
  specialist_deleted: "specialist_notice",
  message: "general",
  personal_reminder: "general",
  staff_reminder: "general",
  upsell: "general",
  reactivation: "general",
  campaign: "general",
  course_session: "general",
  birthday: "general",
  win_back: "general",
  review: "general",
};
