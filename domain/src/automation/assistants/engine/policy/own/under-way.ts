// A move, a cancellation or a confirmation is in progress: which appointment it is about, or what happens to it.
import type { Talk } from "../../facts/turn.ts";
import { step } from "../booking/step.ts";
import type { Decision } from "../decision.ts";
import { idle } from "../idle.ts";
import { dropErrand, type Scene } from "../scene.ts";
import { beginAttend, beginCancel } from "./attending.ts";
import { beginMove } from "./moving.ts";

export function* moving(scene: Scene, isAnswered: boolean): Talk<Decision | null> {
  const { state, meant } = scene;
  if (state.asks === "appointment") return yield* beginMove(scene);
  if (meant.kinds.has("cancel") && !meant.kinds.has("reschedule")) return yield* beginCancel(scene);
  if (meant.kinds.has("another")) {
    dropErrand(scene);
    state.kind = "booking";
  }
  return yield* step(scene, isAnswered);
}

export function* cancelling(scene: Scene, isAnswered: boolean): Talk<Decision | null> {
  const isOn = scene.state.asks === "appointment" || isCancel(scene);
  return isOn ? yield* beginCancel(scene) : yield* idle(scene, isAnswered);
}

export function* attending(scene: Scene, isAnswered: boolean): Talk<Decision | null> {
  if (isCancel(scene)) return yield* beginCancel(scene);
  return scene.state.asks === "appointment" ? yield* beginAttend(scene) : yield* idle(scene, isAnswered);
}

function isCancel({ meant }: Scene): boolean {
  return meant.kinds.has("cancel") && !meant.kinds.has("reschedule");
}
