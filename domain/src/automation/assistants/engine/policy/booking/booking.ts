// A booking is in progress: it continues, unless the turn is about an existing appointment or drops the booking.
import type { Talk } from "../../facts/turn.ts";
import type { Decision } from "../decision.ts";
import { beginCancel } from "../own/attending.ts";
import { beginMove } from "../own/moving.ts";
import { dropErrand, hasFacts, type Scene, say, speaksOfOld } from "../scene.ts";
import { step } from "./step.ts";

export function* booking(scene: Scene, isAnswered: boolean): Talk<Decision | null> {
  const { said, meant, turn } = scene;
  const isOld = speaksOfOld(scene);
  const isTakenBack = meant.kinds.has("cancel") && !meant.kinds.has("reschedule");
  if (!isTakenBack || (hasFacts(scene) && !isOld)) return yield* step(scene, isAnswered);
  if (!isOld) {
    dropErrand(scene);
    return say({ act: "not_booking" });
  }
  return said.isRatherMoved && turn.assistant.canReschedule ? yield* beginMove(scene) : yield* beginCancel(scene);
}
