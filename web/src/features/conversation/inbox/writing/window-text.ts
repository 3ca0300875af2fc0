// Whether a person may write here now, until when, and if not: why and what to do (D-8.6).
import type { Message, Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { WINDOW_CLOSED } from "@mostrador/domain/conversation/inbox/window.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";

export type Window = { isOpen: true; text: string; isShort: boolean } | { isOpen: false; text: string };

const HOUR_MS = 3_600_000;
/** Below this, the remaining time is shown instead of the end hour. */
const SHORT_MS = 2 * HOUR_MS;

type ReportedMessage = Pick<Message, "role" | "status" | "reason" | "date">;

/** Whether WhatsApp itself has reported the end of the 24 hours since the customer's last message: its clock counts. */
export function isShutByCarrier(messages: readonly ReportedMessage[]): boolean {
  const wrote = messages.filter(({ role }) => role === "user").map(({ date }) => date);
  const last = wrote.sort().at(-1) ?? "";
  return messages.some(({ status, reason, date }) => status === "failed" && reason === WINDOW_CLOSED && date > last);
}

/** `thread` null: the contact never wrote; undefined: unknown yet. `now` in epoch milliseconds. */
export function windowOf(
  thread: Thread | null | undefined,
  now: number,
  zone: string | undefined,
  isShut = false,
): Window {
  if (thread === undefined) return { isOpen: false, text: "" };
  if (thread && thread.channel !== "WhatsApp") return windowOfPage(thread, now, zone);
  const until = thread?.freeUntil ? Date.parse(thread.freeUntil) : null;
  if (until === null) return { isOpen: false, text: NEVER_WROTE };
  const left = until - now;
  if (left <= 0 || isShut) return { isOpen: false, text: CLOSED };
  const at = dateTimeText(new Date(until), { zone, now: new Date(now) });
  if (left >= SHORT_MS) return { isOpen: true, text: `Puedes escribir libremente hasta ${at}`, isShort: false };
  return { isOpen: true, text: `Te quedan ${leftText(left)} para escribir libremente, hasta ${at}`, isShort: true };
}

/** After the 24 hours only people may answer there, for up to a week. */
function windowOfPage(thread: Thread, now: number, zone: string | undefined): Window {
  const free = thread.freeUntil ? Date.parse(thread.freeUntil) - now : 0;
  const until = thread.peopleUntil ? Date.parse(thread.peopleUntil) : now;
  if (until <= now) return { isOpen: false, text: pageClosed(thread.channel) };
  const at = dateTimeText(new Date(until), { zone, now: new Date(now) });
  const who = free > 0 ? "" : ". El asistente ya no puede: pasaron más de 24 horas";
  const left = until - now;
  const text =
    left < SHORT_MS ? `Te quedan ${leftText(left)} para escribir, hasta ${at}` : `Puedes escribir hasta ${at}`;
  return { isOpen: true, text: text + who, isShort: left < SHORT_MS };
}

function pageClosed(channel: Thread["channel"]): string {
  return `Pasaron más de 7 días desde su último mensaje. ${channel} ya no permite escribirle hasta que te escriba de nuevo.`;
}

const CLOSED =
  "Pasaron más de 24 horas desde su último mensaje. WhatsApp solo permite enviarle una plantilla aprobada.";
const NEVER_WROTE = "Este contacto todavía no te ha escrito. Para empezar, WhatsApp pide una plantilla aprobada.";

function leftText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  if (minutes < 60) return minutes === 1 ? "1 minuto" : `${minutes} minutos`;
  const rest = minutes % 60;
  return rest ? `1 h ${rest} min` : "1 hora";
}
