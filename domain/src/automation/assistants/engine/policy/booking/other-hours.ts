// Hours other than those shown.
import { addDays } from "../../../../../kit/calendar.ts";
import type { Talk } from "../../facts/turn.ts";
import type { Decision } from "../decision.ts";
import { oneDay } from "../draft/apply-shift.ts";
import type { Scene } from "../scene.ts";
import { advance } from "./advance.ts";

const A_WEEK = 7;

export function* otherHours(scene: Scene, shown: readonly { day: string; time: string }[]): Talk<Decision> {
  const { state, said, turn } = scene;
  const { draft } = state;
  state.seen = [...new Set([...state.seen, ...shown.map(hourOf)])];
  const last = shown.at(-1);
  if (said.leaning.other === "day" && last) {
    const from = addDays(last.day, 1);
    draft.days = [{ from, to: addDays(from, Math.max(A_WEEK, turn.assistant.lookAheadDays)) }];
  } else {
    if (draft.clocks.length > 0 && last && draft.days.length === 0) draft.days = [oneDay(last.day)];
    draft.order = null;
  }
  draft.clocks = [];
  return yield* advance(scene);
}

export function hourOf({ day, time }: { day: string; time: string }): string {
  return `${day} ${time}`;
}
