// Asks about a date with the wrong weekday, and never guesses.
import type { Decision } from "../decision.ts";
import { ask, type Scene, say } from "../scene.ts";

// "Martes 25", where the 25th is a Wednesday.
export function whichDay(scene: Scene): Decision | null {
  const { state, said, meant } = scene;
  const none = meant.days.find((day) => day.impossible !== undefined && !day.denied);
  if (none?.impossible !== undefined) {
    state.draft.days = [];
    ask(scene, "when");
    return say({ act: "no_such_day", said: none.impossible });
  }
  if (said.unreadTime !== null) {
    Object.assign(state.draft, { days: [], clocks: [] });
    ask(scene, "when");
    return say({ act: "time_unclear", said: said.unreadTime });
  }
  const { days } = state.draft;
  const named = meant.days.find((day) => day.clash !== undefined && days.some(({ from }) => from === day.from));
  if (named?.clash === undefined) return null;
  for (const one of state.waiting) if (one.days.some(({ from }) => from === named.from)) one.days = [];
  state.draft.days = [];
  ask(scene, "when");
  return say({ act: "clash", number: named.from, named: named.clash });
}
