// A turn that says nothing new of the booking: other hours, a no, or a yes to nothing in particular.

import type { Talk } from "../../turn.ts";
import { advance } from "../booking/advance.ts";
import { toConfirm } from "../booking/to-confirm.ts";
import { ask, type Desk } from "../desk.ts";
import { sayAgain } from "../say-again.ts";
import { sayUnknown } from "../unknown-fact.ts";
import { changing } from "./changing.ts";
import { otherHours } from "./other-hours.ts";

export function* undecided(desk: Desk, answered: boolean): Talk<string | null> {
  const { m, r } = desk;
  if (r.other !== null || r.shift !== null) return yield* otherHours(desk, m.offered);
  if (m.asked === "when" && (r.any || r.soonest)) {
    m.wish.order = "first";
    return yield* advance(desk, null);
  }
  if (m.asked === "change" && m.slot !== null && r.yes && !r.no && m.stuck > 0) return toConfirm(desk, m.slot);
  if (m.asked === "change") return yield* changing(desk);
  if (m.asked === "slot" && r.no) {
    m.seen = [...m.seen, ...m.offered.map((slot) => `${slot.day} ${slot.time}`)];
    ask(desk, "when");
    return "¿Qué día y a qué hora te acomoda?";
  }
  if (
    answered ||
    r.yes ||
    r.no ||
    r.intents.has("book") ||
    r.intents.has("availability") ||
    r.intents.has("thanks") ||
    r.intents.has("greeting") ||
    r.intents.has("help")
  ) {
    return yield* sayAgain(desk);
  }
  if (r.intents.has("unknown-fact")) return yield* sayUnknown(desk);
  if (r.intents.has("done?")) return `Todavía no. ${yield* sayAgain(desk)}`;
  return null;
}
