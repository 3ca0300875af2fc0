// One step of a booking or a move: applies the facts and choices of this turn and goes on to what is missing.
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import type { Talk } from "../../facts/turn.ts";
import { clockOfTime } from "../../parse/time/clock.ts";
import type { Decision } from "../decision.ts";
import { applyFacts } from "../draft/apply-facts.ts";
import { oneDay } from "../draft/apply-shift.ts";
import { isTimed, NO_TIME } from "../draft/apply-times.ts";
import { settleWeekdays } from "../draft/settle-weekdays.ts";
import { askPerson, dropErrand, type Fact, hasFacts, isPuttingOff, type Scene } from "../scene.ts";
import { takeBothDays, takeBothServices } from "../several/take-both.ts";
import { advance } from "./advance.ts";
import { chooseFromList } from "./choose-from-list.ts";
import { decideSlot } from "./decide-slot.ts";
import { pickedSlot } from "./picking.ts";
import { putOff } from "./put-off.ts";
import { sayAgain } from "./say-again.ts";
import { toConfirm } from "./to-confirm.ts";
import { undecided } from "./undecided.ts";

/** Null: not understood. `isAnswered`: a question of the same message already has its answer. */
export function* step(scene: Scene, isAnswered: boolean): Talk<Decision | null> {
  const { state, meant, said, turn } = scene;
  if (state.kind === "booking" && !turn.assistant.canBook) {
    dropErrand(scene);
    return askPerson(scene, { act: "cannot", verb: "book" });
  }
  const { asks } = state;
  // "Lo consulto con mi esposo" names no cut for a gentleman.
  const sure = { ...scene, meant: { ...meant, services: meant.services.filter((one) => one.sure) } };
  if ((isPuttingOff(scene) || (meant.kinds.has("drop") && !said.leaning.yes)) && !hasFacts(sure)) return putOff(scene);
  settleWeekdays(scene);
  chooseFromList(scene);
  if (takeBothServices(scene)) return state.slot !== null ? toConfirm(scene, state.slot) : yield* sayAgain(scene);
  const slot = takeBothDays(scene) ? state.offered[0]! : pickedSlot(scene);
  if (slot !== null) return yield* take(scene, slot);
  const held = state.slot;
  const touched = applyFacts(scene);
  if (asks === "slot" && !touched.has("branch") && isOnlyThere(scene)) {
    state.offered = state.offered.filter((one) => one.branchId === state.draft.branchId);
    state.stuck += 1;
    return yield* sayAgain(scene);
  }
  // "En Angelópolis", where only other branches had hours that day: another day at that branch.
  if (asks === "slot" && !touched.has("branch") && isNowhereThere(scene)) {
    state.draft.days = [];
    return yield* advance(scene);
  }
  if (held !== null) keepTheRest(scene, held, touched);
  if (state.kind === "moving" && asks === "when") fillFromMoved(scene, touched);
  if (held !== null && (asks === "confirm" || asks === "name")) return yield* decideSlot(scene, touched, isAnswered);
  const hasChosen =
    (asks === "service" && state.draft.serviceId !== null) ||
    (asks === "branch" && (state.draft.branchId !== null || state.draft.anyBranch));
  if (touched.size > 0 || asks === null || hasChosen) return yield* advance(scene);
  return yield* undecided(scene, isAnswered);
}

function* take(scene: Scene, slot: ToolSlot): Talk<Decision> {
  const { draft } = scene.state;
  applyFacts(scene, [], []);
  if (draft.specialistId !== null) draft.specialistId = slot.specialistId;
  if (draft.branchId !== null) draft.branchId = slot.branchId;
  Object.assign(draft, NO_TIME, { days: [oneDay(slot.day)], clocks: [clockOfTime(slot.time)] });
  return yield* advance(scene, slot);
}

// The requested branch again, when hours of other branches were offered next to its own.
function isOnlyThere({ state, meant }: Scene): boolean {
  const { branchId } = state.draft;
  if (meant.branches.length === 0 || branchId === null || meant.days.length + meant.times.length > 0) return false;
  const there = state.offered.filter((one) => one.branchId === branchId);
  return there.length > 0 && there.length < state.offered.length && meant.services.length === 0;
}

function isNowhereThere({ state, meant }: Scene): boolean {
  const { branchId } = state.draft;
  if (meant.branches.length === 0 || branchId === null) return false;
  if (meant.days.length + meant.times.length + meant.services.length > 0) return false;
  return state.offered.every((one) => one.branchId !== branchId);
}

// "Mejor a las 6" instead of the hour to confirm: at the same branch, and with the same person if possible.
function keepTheRest(scene: Scene, held: ToolSlot, touched: ReadonlySet<Fact>): void {
  const { draft } = scene.state;
  scene.held = held;
  if (draft.branchId === null && !draft.anyBranch && !touched.has("branch") && !touched.has("specialist"))
    draft.branchId = held.branchId;
  const isOneDay = draft.days.some((day) => day.from === day.to);
  if (touched.has("time") && !touched.has("day") && !scene.said.leaning.soonest && !isOneDay)
    draft.days = [oneDay(held.day)];
  if (touched.has("day") && !touched.has("time") && !isTimed(draft)) draft.clocks = [clockOfTime(held.time)];
}

// "El viernes": at the same hour, where it is free. "A las 6": on the same day.
function fillFromMoved({ state, said }: Scene, touched: ReadonlySet<Fact>): void {
  const { draft, from } = state;
  if (from === null) return;
  const [day] = draft.days;
  const wasTimed = isTimed(draft);
  if (touched.has("day") && !wasTimed && draft.days.length === 1 && day!.from === day!.to)
    draft.clocks = [clockOfTime(from.time)];
  if (wasTimed && draft.days.length === 0 && !said.leaning.soonest) draft.days = [oneDay(from.day)];
}
