// The built-in engine's answer about orders that the customer placed: what `list_orders` says, and a start of calling one
// off, which the server carries out after a yes. Null leaves the message to the other readers.
import { type AwaitedCall, call, type Talk } from "../engine/facts/turn.ts";
import type { ItemWords } from "../engine/parse/items/item-words.ts";
import { sayOrders } from "../orders/order-text.ts";

const MOST_SAID = 3;

export function* answerOrders(wish: ItemWords["ownOrder"]): Talk<{ reply: string; awaits: AwaitedCall | null } | null> {
  if (wish === null) return null;
  const { orders } = yield* call("list_orders", {});
  const pending = orders.filter(({ status }) => status === "pending");
  const [only] = pending;
  if (wish === "cancel" && only && pending.length === 1)
    return { reply: "Claro.", awaits: { name: "cancel_order", input: { order: only.ref } } };
  // which of several is a question for a person
  if (wish === "cancel" && pending.length > 1) return null;
  return { reply: sayOrders((pending.length > 0 ? pending : orders).slice(0, MOST_SAID)), awaits: null };
}
