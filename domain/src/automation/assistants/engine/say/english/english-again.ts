// A question asked again, in English: by what it asks.
import type { Asks } from "../../state/schema.ts";

export const ENGLISH_AGAIN: Record<Asks | "none", (slots: string) => string> = {
  service: () => "Which service would you like?",
  branch: () => "Which branch would you like?",
  when: () => "Which day and time would you like?",
  slot: (slots) => `Which of these works for you?\n${slots}`,
  name: () => "What name should I book it under?",
  confirm: () => "Shall I confirm it? (yes / no)",
  change: () => "What should I change: the service, the day or the time?",
  appointment: () => "Which appointment do you mean?",
  propose: () => "Would you like to book an appointment?",
  cancel: () => "So should I cancel it? (yes / no)",
  attend: () => "Are you coming? (yes / no)",
  person: () => "Would you like me to call a person from our team?",
  none: () => "I can give you prices, opening hours and our address, or book an appointment. What do you need?",
};
