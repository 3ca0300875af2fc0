// Which request a turn continues: the current one, an existing appointment, or a new booking.
import type { Talk } from "../facts/turn.ts";
import { booking } from "./booking/booking.ts";
import type { Decision } from "./decision.ts";
import { idle } from "./idle.ts";
import { beginMove } from "./own/moving.ts";
import { nameAfterwards } from "./own/renaming.ts";
import { attending, cancelling, moving } from "./own/under-way.ts";
import { type Scene, speaksOfOld } from "./scene.ts";
import { answerWaiting } from "./waiting.ts";

/** Null: not understood. */
export function* proceed(scene: Scene, isAnswered: boolean): Talk<Decision | null> {
  const { state, meant } = scene;
  const named = nameAfterwards(scene);
  if (named !== null) return named;
  const waiting = yield* answerWaiting(scene, isAnswered);
  if (waiting !== undefined) return waiting;
  const isSettling = isBusy(scene) && state.draft.serviceId !== null && !speaksOfOld(scene);
  if (meant.kinds.has("reschedule") && !isSettling && state.kind !== "moving") return yield* beginMove(scene);
  switch (state.kind) {
    case "idle":
      return yield* idle(scene, isAnswered);
    case "booking":
      return isBusy(scene) ? yield* booking(scene, isAnswered) : yield* idle(scene, isAnswered);
    case "moving":
      return yield* moving(scene, isAnswered);
    case "cancelling":
      return yield* cancelling(scene, isAnswered);
    case "attending":
      return yield* attending(scene, isAnswered);
  }
}

function isBusy({ state }: Scene): boolean {
  return state.kind === "booking" && (state.draft.serviceId !== null || state.asks !== null);
}
