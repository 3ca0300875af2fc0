// The purposes of templates: the product chooses one by its purpose.
export const TEMPLATE_PURPOSES = [
  "appointment_scheduled",
  "appointment_moved",
  "appointment_cancelled",
  "appointment_reminder",
  "appointment_confirmation",
  "specialist_notice",
  "general",
] as const;
export type TemplatePurpose = (typeof TEMPLATE_PURPOSES)[number];
