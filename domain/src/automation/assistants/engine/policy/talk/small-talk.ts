// Answers courtesy, and what is said while nothing is in progress.
import type { Talk } from "../../facts/turn.ts";
import type { Decision } from "../decision.ts";
import { ask, mineOf, type Scene, say } from "../scene.ts";

/** Null: not understood. */
export function* smallTalk(scene: Scene): Talk<Decision | null> {
  const { state, said, meant } = scene;
  const { kinds } = meant;
  if (kinds.has("done?")) return say({ act: "booked_so_far", text: state.done?.text ?? null });
  if (kinds.has("unknown-fact")) {
    ask(scene, "person");
    return say({ act: "unknown", isRest: false, isAsking: true });
  }
  if (said.name?.own && !kinds.has("thanks")) {
    state.name ??= said.name.name;
    return say({ act: "nice_to_meet", name: said.name.name });
  }
  if (kinds.has("thanks")) return say({ act: "welcome", isAwaited: state.done !== null });
  if (kinds.has("bye")) return say({ act: "bye" });
  if (kinds.has("drop")) return say({ act: "here", how: "whenever" });
  if (kinds.has("greeting")) return say({ act: "greet", isWhole: true });
  if (kinds.has("help")) return say({ act: "help" });
  if (said.leaning.yes) return yield* yesToNothing(scene);
  if (said.leaning.no) return say({ act: "here", how: "whatever" });
  if (said.cues.has("only a filler")) return state.greeted ? say() : say({ act: "greet", isWhole: true });
  return null;
}

// "Sí" without a question here: often the answer to a reminder.
function* yesToNothing(scene: Scene): Talk<Decision> {
  const { state } = scene;
  state.stuck += 1;
  if (state.stuck % 2 === 0) return say({ act: "what_else" });
  if (state.done) return say({ act: "stands_like", text: state.done.text });
  const waiting = (yield* mineOf(scene)).filter((appointment) => appointment.status !== "confirmada");
  const [one, ...others] = waiting;
  if (one === undefined || others.length > 0) return say({ act: "need" });
  state.kind = "attending";
  state.appointment = one.ref;
  ask(scene, "attend");
  return say({ act: "ask_attend", appointment: one });
}
