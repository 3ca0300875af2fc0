// Hours other than those shown.

import { addDays } from "../../../../../kit/calendar.ts";
import type { Talk } from "../../turn.ts";
import { advance } from "../booking/advance.ts";
import type { Desk } from "../desk.ts";

export function* otherHours(desk: Desk, shown: readonly { day: string; time: string }[]): Talk<string> {
  const { m, r } = desk;
  m.seen = [...new Set([...m.seen, ...shown.map((slot) => `${slot.day} ${slot.time}`)])];
  const last = shown.at(-1);
  if (r.other === "day" && last) {
    const from = addDays(last.day, 1);
    m.wish.days = [{ from, to: addDays(from, Math.max(7, desk.turn.assistant.lookAheadDays)) }];
    m.wish.clocks = [];
  } else {
    if (m.wish.clocks.length > 0 && last && m.wish.days.length === 0) m.wish.days = [{ from: last.day, to: last.day }];
    m.wish.clocks = [];
    m.wish.order = null;
  }
  return yield* advance(desk, null);
}
