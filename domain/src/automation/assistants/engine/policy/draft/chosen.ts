// Of several days or hours in one message, the requested ones.
import type { SaidDay, SaidTime } from "../../parse/utterance.ts";
import { joins, type Scene } from "../scene.ts";

/** Of several: the requested ones, the corrected one, or all that are joined by "o". */
export function chosenOf<T extends SaidDay | SaidTime>(
  scene: Pick<Scene, "said">,
  mentions: readonly T[],
  corrects = scene.said.leaning.corrects,
): T[] {
  const wanted = mentions.filter((mention) => !mention.denied);
  const strong = wanted.filter((mention) => !mention.weak && !mention.existing);
  const fresh = wanted.filter((mention) => !mention.existing);
  const all = strong.length > 0 ? strong : fresh.length > 0 ? fresh : wanted;
  // What was said before a correction is dropped.
  const last = all.findLastIndex((mention) => mention.corrects);
  const usable = last > 0 ? all.slice(last) : all;
  const [first] = usable;
  if (first === undefined || usable.length < 2) return usable;
  // "A las 5, si no a las 6", "si no hay el viernes, el sábado": the first one is requested.
  if (usable.at(-1)!.ifNotAt >= (first.corrects ? first.at : 0)) return [first];
  const correcting = usable.filter((mention) => mention.corrects);
  if (correcting.length > 0) return correcting.slice(-1);
  if ("clock" in first) {
    const bounded = usable.filter((mention) => mention.bound !== null);
    if (bounded.length === usable.length || (bounded.length > 0 && !corrects)) return usable;
  }
  const joined = usable.every((mention, i) => i === 0 || joins(scene, "listed", usable[i - 1]!, mention));
  return joined && !(corrects && !scene.said.cues.has("or")) ? usable : usable.slice(-1);
}

/** "Miércoles o jueves". */
export function isEither(scene: Scene, mentions: readonly { at: number; end: number }[]): boolean {
  return mentions.some((one, i) => i > 0 && joins(scene, "or", mentions[i - 1]!, one));
}

export function rangeOf({ from, to }: { from: string; to: string }): { from: string; to: string } {
  return { from, to };
}
