// The action that the pending question asks a yes for.

import type { ToolInput } from "../../tools/schema.ts";
import type { AwaitedCall, Turn } from "../facts/turn.ts";
import type { State } from "./schema.ts";

export function awaitedCall(
  { focus, name }: State,
  { contactName, saidName }: Pick<Turn, "contactName" | "saidName">,
): AwaitedCall | null {
  if (focus.kind === "cancelling" && focus.asks === "cancel") {
    const [first, ...others] = focus.appointment ? [focus.appointment] : focus.options;
    return first ? { name: "cancel", input: { appointment: first }, others } : null;
  }
  if ((focus.kind !== "booking" && focus.kind !== "moving") || focus.asks !== "confirm" || focus.slot === null)
    return null;
  const slot = focus.slot.ref;
  if (focus.kind === "moving")
    return focus.appointment ? { name: "reschedule", input: { appointment: focus.appointment, slot } } : null;
  return { name: "book", input: { slot, ...namesOf(focus.forName, saidName ?? (contactName === null ? name : null)) } };
}

/** Several appointments: one question asks whether to cancel all of them. */
export function listedForCancel({ focus }: State): readonly string[] {
  return focus.kind === "cancelling" && focus.asks === "cancel" && focus.appointment === null ? focus.options : [];
}

/** As the booking tool takes them: the person who comes, or else the contact's name. */
export function namesOf(
  forName: string | null,
  own: string | null,
): Pick<ToolInput<"book">, "clientName" | "attendeeName"> {
  if (forName) return { attendeeName: forName };
  return own ? { clientName: own } : {};
}
