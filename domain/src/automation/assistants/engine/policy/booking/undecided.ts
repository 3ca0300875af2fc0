// A turn that says nothing new about the booking: other hours, a no, or a yes without a clear object.
import type { Talk } from "../../facts/turn.ts";
import { BREAK, type Decision } from "../decision.ts";
import { NO_TIME } from "../draft/apply-times.ts";
import { after, ask, callPerson, type Scene, say } from "../scene.ts";
import { advance } from "./advance.ts";
import { hourOf, otherHours } from "./other-hours.ts";
import { putOff } from "./put-off.ts";
import { sayAgain } from "./say-again.ts";

export function* undecided(scene: Scene, isAnswered: boolean): Talk<Decision | null> {
  const { state, said, meant } = scene;
  const { yes, no, any, other, soonest } = said.leaning;
  const { kinds } = meant;
  if (other !== null || said.shift !== null) return yield* otherHours(scene, state.offered);
  if (state.asks === "when" && (any || soonest)) {
    state.draft.order = "first";
    return yield* advance(scene);
  }
  if (yes && !no && state.stuck > 0) return yield* onlyYes(scene);
  if (state.asks === "change") return yield* changing(scene);
  if (state.asks === "slot" && no) {
    state.seen = [...state.seen, ...state.offered.map(hourOf)];
    ask(scene, "when");
    return say({ act: "ask_when", how: "which", appointment: null });
  }
  const goesOn = ["book", "availability", "thanks", "greeting", "help"] as const;
  if (isAnswered || yes || no || goesOn.some((kind) => kinds.has(kind))) return yield* sayAgain(scene);
  if (kinds.has("unknown-fact")) return after([{ act: "not_known_here" }], yield* sayAgain(scene));
  if (kinds.has("done?")) return after([{ act: "not_yet", what: "booked" }], yield* sayAgain(scene));
  return null;
}

// Only "sí" twice where there is a choice: the engine chooses nothing, a person helps.
function* onlyYes(scene: Scene): Talk<Decision> {
  if (scene.state.stuck > 1) return callPerson("Dice que sí, pero no se le entiende qué prefiere.", "not understood");
  return after((yield* sayAgain(scene)).acts, say(BREAK, { act: "not_understood", hintsPerson: true }));
}

// What the customer wants to change in the booking.
function* changing(scene: Scene): Talk<Decision | null> {
  const { state, said } = scene;
  const { draft } = state;
  if (said.cues.has("the service")) {
    draft.serviceId = null;
    state.options = [];
    return yield* advance(scene);
  }
  if (said.cues.has("the day")) {
    ask(scene, "when");
    return say({ act: "ask_when", how: "day", appointment: null });
  }
  if (said.cues.has("the hour")) {
    Object.assign(draft, NO_TIME);
    return yield* advance(scene);
  }
  if (said.cues.has("the branch")) {
    Object.assign(draft, { branchId: null, specialistId: null });
    return yield* advance(scene);
  }
  if (said.leaning.yes) return yield* sayAgain(scene);
  return said.leaning.no ? putOff(scene) : null;
}
