// The text of a conversation's row in the list (contract/conversation#the-inbox).
import type { Thread } from "@mostrador/domain/conversation/inbox/schema.ts";
import { dateTimeText, hourAt } from "../../../../ui/data/date-time.tsx";
import { lastMessageOf } from "./thread-cache.ts";

const LONGEST = 50;
const NOTHING_YET = "Saluda para empezar la conversación";

type MessagePreview = { text: string; date: string; isDeleted: boolean };

/**
 * The preview of a conversation, cut to 50 characters: the last text of a contact who waits, or else the last message.
 * 'Tú:' marks a person's message and a name an assistant's (D-17.5).
 */
export function shownOf(thread: Thread): MessagePreview | null {
  const { waitingSince, lastWords } = thread;
  if (waitingSince !== null && lastWords) return { ...lastWords, text: cut(lastWords.message) };
  const last = lastMessageOf(thread);
  return last ? { ...last, text: `${spokenBy(last)}${cut(last.message)}` } : null;
}

export function previewOf(thread: Thread): string {
  return shownOf(thread)?.text ?? NOTHING_YET;
}

/** 'Tú: ', 'Sofía: ', or nothing for the contact's messages. */
export function spokenBy({ role, author }: Pick<Thread["messages"][number], "role" | "author">): string {
  if (role === "user") return "";
  if (author.kind === "person") return "Tú: ";
  return author.name ? `${author.name}: ` : "";
}

function cut(message: string): string {
  const letters = [...message.replace(/\s+/g, " ").trim()];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join("").trimEnd()}…` : letters.join("");
}

/** '5:04 pm' today, 'ayer, 5:04 pm', then 'vie 21 nov, 5:04 pm'. */
export function lastDateOf(thread: Thread, now: Date, zone: string | undefined): string {
  const shown = shownOf(thread);
  return shown ? nearDateTime(shown.date, now, zone) : "";
}

export function nearDateTime(date: string, now: Date, zone: string | undefined): string {
  const text = dateTimeText(date, { zone, now });
  const day = (at: Date) => dateTimeText(at, { zone, now, time: false });
  const [written, hour] = [day(new Date(date)), hourAt(date, zone)];
  if (written === day(now)) return hour;
  if (written === day(new Date(now.getTime() - 86_400_000))) return `ayer, ${hour}`;
  return text;
}
