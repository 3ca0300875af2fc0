// What an appointment still needs: its online payment, and until when its place waits for it. One sentence for messages to
// the client, the booking page and the receipts of the assistant (D-5.4, D-6.1).
import { type Instant, localOf } from "../../kit/time.ts";
import { sayTheDay, sayTheTime } from "../../kit/words/say-date.ts";
import { sayPesos } from "../../kit/words/say-pesos.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The deadline is written by a job: until then it is told as it will be. */
const BEING_WRITTEN = 10 * MINUTE;

export type PaymentNeed = {
  /** The page where it is paid. */
  url: string;
  /** In units of the currency. */
  due: number;
  /** When the place is given back; null: it does not wait for the payment. */
  dueAt: Instant | null;
  zone: string;
};

export type Waiting = {
  createdAt: Instant;
  starts: Instant;
  /** `hoursToDeleteAppointmentIfNotPaid` of the service. */
  hours: number | null;
  unitPrice: number;
  currency: "MXN" | "USD";
  isConnected: boolean;
};

/** Null where nobody can pay (no account, dollars), and where it begins before: whoever comes pays there. */
export function paymentDeadline(waiting: Waiting): Instant | null {
  const { createdAt, starts, hours, unitPrice, currency, isConnected } = waiting;
  if (!hours || currency !== "MXN" || unitPrice === 0 || !isConnected) return null;
  const dueAt = createdAt + hours * HOUR;
  return dueAt < starts ? dueAt : null;
}

/** Of an appointment whose deadline is not written yet. */
export function expectedDeadline(waiting: Waiting, now: Instant): Instant | null {
  return now - waiting.createdAt < BEING_WRITTEN ? paymentDeadline(waiting) : null;
}

/** `service`: where several are told together. */
export function sayNeed({ url, due, dueAt, zone }: PaymentNeed, now: Instant, service?: string): string {
  if (dueAt === null)
    return `Puedes pagar ${service ? `${service} (${sayPesos(due)})` : sayPesos(due)} en línea: ${url}`;
  const at = localOf(zone, dueAt);
  const until = `${sayTheDay(at.day, localOf(zone, now).day)} a ${sayTheTime(at.time)}`;
  return `Para apartar ${service ?? "tu lugar"}, paga ${sayPesos(due)} a más tardar ${until}: ${url}`;
}
