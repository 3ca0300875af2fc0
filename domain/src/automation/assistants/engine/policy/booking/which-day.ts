// A date whose weekday is another one is asked about, never guessed.
import type { Decision } from "../decision.ts";
import { ask, type Scene, say } from "../scene.ts";

// "Martes 25", where the 25th is a Wednesday.
export function whichDay(scene: Scene): Decision | null {
  const { state, meant } = scene;
  const none = meant.days.find((day) => day.impossible !== undefined && !day.denied);
  if (none?.impossible !== undefined) {
    state.draft.days = [];
    ask(scene, "when");
    return say({ act: "no_such_day", said: none.impossible });
  }
  const { days } = state.draft;
  const said = meant.days.find((day) => day.clash !== undefined && days.some(({ from }) => from === day.from));
  if (said?.clash === undefined) return null;
  for (const one of state.waiting) if (one.days.some(({ from }) => from === said.from)) one.days = [];
  state.draft.days = [];
  ask(scene, "when");
  return say({ act: "clash", number: said.from, named: said.clash });
}
