// Nothing is booked, for now or at all.
import type { Decision } from "../decision.ts";
import { dropErrand, type Scene, say } from "../scene.ts";

export function putOff(scene: Scene): Decision {
  if (scene.said.cues.has("later")) return say({ act: "no_rush", isBooking: true });
  dropErrand(scene);
  return say({ act: "not_booking" });
}
