// What an appointment still needs: its online payment, and how long its slot waits for it. One sentence for messages
// to the client, the booking page and the receipts of the assistant (D-5.4, D-6.1).
import { type Instant, localOf } from "../../kit/time.ts";
import { sayTheDay, sayTheTime } from "../../kit/words/say-date.ts";
import { sayPesos } from "../../kit/words/say-pesos.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A job writes the deadline: before that, its future value is used. */
const BEING_WRITTEN = 10 * MINUTE;

export type PaymentNeed = {
  /** The payment page. */
  url: string;
  /** In units of the currency. */
  due: number;
  /** When the slot is released; null: it does not wait for the payment. */
  dueAt: Instant | null;
  zone: string;
};

export type DeadlineFacts = {
  createdAt: Instant;
  starts: Instant;
  /** `hoursToDeleteAppointmentIfNotPaid` of the service. */
  hours: number | null;
  unitPrice: number;
  currency: "MXN" | "USD";
  isConnected: boolean;
};

/**
 * Null where no online payment is possible (no account, dollars), and where it starts before: the client pays there.
 */
export function paymentDeadline(waiting: DeadlineFacts): Instant | null {
  const { createdAt, starts, hours, unitPrice, currency, isConnected } = waiting;
  if (!hours || currency !== "MXN" || unitPrice === 0 || !isConnected) return null;
  const dueAt = createdAt + hours * HOUR;
  return dueAt < starts ? dueAt : null;
}

/** Of an appointment without a written deadline. */
export function expectedDeadline(waiting: DeadlineFacts, now: Instant): Instant | null {
  return now - waiting.createdAt < BEING_WRITTEN ? paymentDeadline(waiting) : null;
}

/** `service`: where one text has several. */
export function sayNeed({ url, due, dueAt, zone }: PaymentNeed, now: Instant, service?: string): string {
  if (dueAt === null)
    return `Puedes pagar ${service ? `${service} (${sayPesos(due)})` : sayPesos(due)} en línea: ${url}`;
  const at = localOf(zone, dueAt);
  const until = `${sayTheDay(at.day, localOf(zone, now).day)} a ${sayTheTime(at.time)}`;
  return `Para apartar ${service ?? "tu lugar"}, paga ${sayPesos(due)} a más tardar ${until}: ${url}`;
}
