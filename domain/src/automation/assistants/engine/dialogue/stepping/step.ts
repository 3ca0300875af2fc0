// One step of a booking or a move: takes the facts and choices of this turn and goes on to what is missing.

import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { clockOfTime } from "../../parse/time/clock.ts";
import type { Talk } from "../../turn.ts";
import { advance } from "../booking/advance.ts";
import { toConfirm } from "../booking/to-confirm.ts";
import type { Desk, Fact } from "../desk.ts";
import { applyFacts } from "../facts/apply-facts.ts";
import { askPerson, dropGoal } from "../finishing.ts";
import { pickedSlot } from "../picking.ts";
import { sayAgain } from "../say-again.ts";
import { takeBothDays, takeBothServices } from "../wishing/take-both.ts";
import { chooseFromList } from "./choose-from-list.ts";
import { decide } from "./decide.ts";
import { hasFacts } from "./has-facts.ts";
import { putOff } from "./put-off.ts";
import { settleWeekdays } from "./settle-weekdays.ts";
import { undecided } from "./undecided.ts";

/** Null: not understood. */
export function* step(desk: Desk, answered: boolean): Talk<string | null> {
  const { m, r, turn } = desk;
  if (m.goal === "book" && !turn.assistant.canBook) {
    dropGoal(desk);
    return askPerson(desk, "Por aquí no puedo agendar citas.");
  }
  const { asked } = m;
  if (r.intents.has("drop") && !r.yes && !hasFacts(desk)) return putOff(desk);
  settleWeekdays(desk);
  chooseFromList(desk);
  if (takeBothServices(desk)) return m.slot !== null ? toConfirm(desk, m.slot) : yield* sayAgain(desk);
  const slot = takeBothDays(desk) ? m.offered[0]! : pickedSlot(desk);
  if (slot !== null) {
    applyFacts(desk, [], []);
    if (m.wish.specialistId !== null) m.wish.specialistId = slot.specialistId;
    if (m.wish.branchId !== null) m.wish.branchId = slot.branchId;
    Object.assign(m.wish, {
      days: [{ from: slot.day, to: slot.day }],
      clocks: [clockOfTime(slot.time)],
      notBefore: null,
      notAfter: null,
      order: null,
    });
    return yield* advance(desk, slot);
  }
  const held = m.slot;
  const touched = applyFacts(desk);
  if (asked === "slot" && !touched.has("branch") && isOnlyThere(desk)) {
    m.offered = m.offered.filter((one) => one.branchId === m.wish.branchId);
    m.stuck += 1;
    return yield* sayAgain(desk);
  }
  // "En Angelópolis", where that day only hours elsewhere could be offered: another day there.
  if (asked === "slot" && !touched.has("branch") && isNowhereThere(desk)) {
    m.wish.days = [];
    return yield* advance(desk, null);
  }
  if (held !== null) keepTheRest(desk, held, touched);
  if (m.goal === "reschedule" && asked === "when") fillFromMoved(desk, touched);
  if (held !== null && (asked === "confirm" || asked === "name")) return yield* decide(desk, touched, answered);
  const wanted = touched.size > 0 || asked === null || chose(desk, asked);
  if (wanted) return yield* advance(desk, null);
  return yield* undecided(desk, answered);
}

// The place that was already wanted, said again where hours elsewhere were offered beside those there.
function isOnlyThere({ m, r }: Desk): boolean {
  if (r.branches.length === 0 || m.wish.branchId === null || r.days.length + r.times.length > 0) return false;
  const there = m.offered.filter((one) => one.branchId === m.wish.branchId);
  return there.length > 0 && there.length < m.offered.length && r.services.length === 0;
}

function isNowhereThere({ m, r }: Desk): boolean {
  if (r.branches.length === 0 || m.wish.branchId === null || r.days.length + r.times.length + r.services.length > 0)
    return false;
  return m.offered.every((one) => one.branchId !== m.wish.branchId);
}

// "Mejor a las 6", where another hour was to be confirmed: there, and with the same person where that can be.
function keepTheRest(desk: Desk, held: ToolSlot, touched: ReadonlySet<Fact>): void {
  const { wish } = desk.m;
  desk.held = held;
  if (wish.branchId === null && !wish.anyBranch && !touched.has("branch") && !touched.has("specialist"))
    wish.branchId = held.branchId;
  const there = { from: held.day, to: held.day };
  if (touched.has("time") && !touched.has("day") && !desk.r.soonest && !wish.days.some((day) => day.from === day.to))
    wish.days = [there];
  const timed = wish.clocks.length > 0 || wish.notBefore !== null || wish.notAfter !== null || wish.order !== null;
  if (touched.has("day") && !touched.has("time") && !timed) wish.clocks = [clockOfTime(held.time)];
}

// "El viernes": at the same hour, where it is free. "A las 6": on the same day.
function fillFromMoved(desk: Desk, touched: ReadonlySet<Fact>): void {
  const { wish, moving } = desk.m;
  if (moving === null) return;
  const timed = wish.clocks.length > 0 || wish.notBefore !== null || wish.notAfter !== null || wish.order !== null;
  const [day] = wish.days;
  if (touched.has("day") && !timed && wish.days.length === 1 && day!.from === day!.to)
    wish.clocks = [clockOfTime(moving.time)];
  if (timed && wish.days.length === 0 && !desk.r.soonest) wish.days = [{ from: moving.day, to: moving.day }];
}

function chose(desk: Desk, asked: Desk["m"]["asked"]): boolean {
  return (
    (asked === "service" && desk.m.wish.serviceId !== null) ||
    (asked === "branch" && (desk.m.wish.branchId !== null || desk.m.wish.anyBranch))
  );
}
