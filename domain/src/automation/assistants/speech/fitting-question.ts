// Whether a question fits what the customer wants. 'Which day?' after another request would seem to grant it.
import { type ActKind, OF_ROWS } from "../engine/lexicon/acts.ts";
import type { CustomerWords } from "./customer-words.ts";
import type { Question } from "./schema.ts";

export function fittingQuestion(about: Exclude<Question, "need">, customer: CustomerWords | null): boolean {
  if (customer === null) return true;
  const { intents, isNotOffered, isQuestion, services, days, clocks } = customer;
  if (isNotOffered || intents.has("unknown-fact") || customer.isGrieved) return false;
  if (about === "appointment") return has(intents, OF_APPOINTMENTS);
  if (about === "branch") return true;
  if (has(intents, OF_ROWS)) return false;
  if (has(intents, OF_BOOKING)) return true;
  // 'Corte mañana': without a question, the customer wants what they name.
  return !isQuestion && services.length + days.length + clocks.length > 0;
}

const OF_BOOKING: readonly ActKind[] = ["book", "availability", "reschedule", "another"];
const OF_APPOINTMENTS: readonly ActKind[] = ["cancel", "reschedule", "attend", "my-appointments"];
function has(intents: ReadonlySet<ActKind>, some: readonly ActKind[]): boolean {
  return some.some((intent) => intents.has(intent));
}
