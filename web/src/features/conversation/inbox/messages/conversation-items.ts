// Builds the drawn items of a conversation: days, messages grouped by author, tool calls with their results.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import type { ToolCall } from "../calls/tool-call.ts";

export type ConversationItem =
  | { kind: "day"; key: string; date: string }
  | { kind: "message"; key: string; message: Message; isFirst: boolean; isLast: boolean }
  | { kind: "calls"; key: string; calls: ToolCall[] };

const GROUP_MS = 5 * 60_000;

/** `dayOf` gives the calendar day of an instant in the business's zone. Messages are in time order. */
export function conversationItems(messages: readonly Message[], dayOf: (date: string) => string): ConversationItem[] {
  const items: ConversationItem[] = [];
  const calls = new Map<string, ToolCall>();
  let day = "";
  for (const message of messages) {
    const its = dayOf(message.date);
    if (its !== day) items.push({ kind: "day", key: `day-${its}`, date: message.date });
    day = its;
    if (message.type === "message") items.push(messageAfter(items.at(-1), message));
    else addCall(items, calls, message);
  }
  return items;
}

/** All zone offsets are multiples of a quarter of an hour, so such a quarter is within one day. */
const QUARTER_MS = 15 * 60_000;

/** Caches `dayOf` per quarter of an hour: it is most of the work in a long conversation. */
export function remembered(dayOf: (date: string) => string): (date: string) => string {
  const known = new Map<number, string>();
  return (date) => {
    const quarter = Math.floor(Date.parse(date) / QUARTER_MS);
    const day = known.get(quarter) ?? dayOf(date);
    known.set(quarter, day);
    return day;
  };
}

function messageAfter(before: ConversationItem | undefined, message: Message): ConversationItem {
  const isFirst = !(before?.kind === "message" && isSameGroup(before.message, message));
  if (!isFirst && before?.kind === "message") before.isLast = false;
  return { kind: "message", key: message._id, message, isFirst, isLast: true };
}

function isSameGroup(a: Message, b: Message): boolean {
  if (a.kind === "note" || b.kind === "note") return false;
  const isSameAuthor = a.author.kind === b.author.kind && a.author.name === b.author.name;
  return isSameAuthor && Date.parse(b.date) - Date.parse(a.date) < GROUP_MS;
}

/** A result joins its call, and consecutive calls join one card; a result without its call is its own item. */
function addCall(items: ConversationItem[], calls: Map<string, ToolCall>, message: Message): void {
  const known = calls.get(message.call_id);
  if (message.type === "function_call_output" && known) {
    known.output = message.output;
    return;
  }
  const output = message.type === "function_call_output" ? message.output : null;
  const call = { key: message._id, name: message.name, input: message.arguments, output };
  calls.set(message.call_id, call);
  const before = items.at(-1);
  if (before?.kind === "calls") before.calls.push(call);
  else items.push({ kind: "calls", key: message._id, calls: [call] });
}
