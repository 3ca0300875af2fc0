// Whether several things are requested at the same time, or one right after the other.
import type { Scene } from "../scene.ts";

/** "A la misma hora", "a las 5 los dos". */
export function isTogether({ said: { cues, guests } }: Scene): boolean {
  return cues.has("together") || (guests.length > 1 && cues.has("all of them"));
}

/** "Seguiditas", "y luego luego las uñas". */
export function isInARow({ said }: Scene): boolean {
  return said.cues.has("in a row");
}
