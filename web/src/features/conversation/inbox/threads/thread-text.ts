// A conversation in one line of the list (contract/conversation#the-inbox).
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { lastMessageOf } from "./thread-cache.ts";

const LONGEST = 50;
const NOTHING_YET = "Saluda para empezar la conversación";

/** The last message, cut to 50 characters; 'Tu: ' before what the business said. */
export function previewOf(thread: Thread): string {
  const last = lastMessageOf(thread);
  if (!last) return NOTHING_YET;
  const letters = [...last.message.replace(/\s+/g, " ").trim()];
  const cut = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join("").trimEnd()}…` : letters.join("");
  return last.role === "assistant" ? `Tu: ${cut}` : cut;
}

/** '17:04' today, 'ayer, 17:04', then 'vie 21 nov, 17:04'. */
export function lastDateOf(thread: Thread, now: Date, zone: string | undefined): string {
  const last = lastMessageOf(thread);
  return last ? nearDateTime(last.date, now, zone) : "";
}

export function nearDateTime(date: string, now: Date, zone: string | undefined): string {
  const text = dateTimeText(date, { zone, now });
  const day = (at: Date) => dateTimeText(at, { zone, now, time: false });
  const [written, hour] = [day(new Date(date)), text.slice(-5)];
  if (written === day(now)) return hour;
  if (written === day(new Date(now.getTime() - 86_400_000))) return `ayer, ${hour}`;
  return text;
}
