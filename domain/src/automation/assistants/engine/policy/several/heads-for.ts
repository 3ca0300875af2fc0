// How many people get the same service.
import { fold } from "../../../../../kit/text.ts";
import { KIND_OF_WORD } from "../../lexicon/vocabulary.ts";
import type { SaidService } from "../../parse/utterance.ts";
import { joins, type Scene, serviceOf } from "../scene.ts";

const MOST = 4;

export function headsFor(scene: Scene, before: string | null, mention: SaidService): number {
  const { said } = scene;
  if (before === mention.ids[0]) return 1;
  if (eachHasItsDay(scene)) return 2;
  if (!mention.sure && said.heads < 2) return 1;
  if (mention.places.has("two behind")) return 2;
  // "2 cortes de dama": as many as said.
  if (mention.places.has("two of it")) return Math.min(MOST, Math.max(2, mention.heads));
  const words = fold(serviceOf(scene, mention.ids[0]!)?.name ?? "").split(" ");
  if (words.includes("pareja")) return 1;
  // "Corte de dama para mí y para mi hijo": not for him; "para mí y para mi mamá": for both.
  const kind = words.find((word) => word in KIND_OF_WORD);
  if (said.heads < 2 && kind !== undefined && !said.isAlikeGuests && !areOfKind(said.guests, kind)) return 1;
  if (said.heads > 1 || said.guests.length > 1) return Math.min(MOST, Math.max(said.heads, said.guests.length));
  return mention.places.has("two of it") || said.cues.has("two of it") ? 2 : 1;
}

/** "Diagnóstico para el Jetta el martes a las 12 y para la Hilux el miércoles", "corte el jueves y otro el sábado". */
function eachHasItsDay(scene: Scene): boolean {
  const [first, second, ...more] = scene.meant.days.filter((one) => !one.denied);
  if (!first || !second || more.length > 0) return false;
  const times = scene.meant.times.filter((one) => !one.denied);
  const isInTurn = times.length < 2 || (times.length === 2 && times[0]!.at < second.at && second.at < times[1]!.at);
  return isInTurn && joins(scene, "for another", first, second);
}

function areOfKind(guests: Scene["said"]["guests"], word: string): boolean {
  return (
    guests.length > 1 &&
    guests.every(({ kin, own }) => (own ? KIND_OF_WORD[word] !== "child" : kin.includes(KIND_OF_WORD[word]!)))
  );
}
