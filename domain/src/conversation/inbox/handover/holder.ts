// Who else holds a conversation (contract/conversation#held-conversations): Meta's own agent or another application
// may answer on the same number. Webhooks report it late, twice and in any order.
import type { Holder } from "./schema.ts";

/** A webhook's statement on the holder: explicit, or by the field of a message. `at` is epoch ms. */
export type HolderFact = { holder: Holder | null; at: number; isHandover: boolean };

/** The known state: `at` is null where there never was another holder. */
export type KnownHolder = { holder: Holder | null; at: number | null };

const SECOND = 1_000;

/**
 * The holder after a webhook; null where nothing changes. Of two facts in one second the handover counts: Meta gives
 * whole seconds, and what a person did here has milliseconds.
 */
export function holderAfter(known: KnownHolder, fact: HolderFact): { holder: Holder | null; at: number } | null {
  const { at, holder, isHandover } = fact;
  if (known.at === null) return holder === null && !isHandover ? null : { holder, at };
  const latest = isHandover && at % SECOND === 0 ? at + SECOND - 1 : at;
  if (latest < known.at || (at === known.at && !isHandover)) return null;
  // A message to a listener does not say who speaks: another application remains the holder.
  const isSame = holder === "meta_ai" && !isHandover && known.holder === "other_app";
  return { holder: isSame ? known.holder : holder, at: Math.max(at, known.at) };
}

export const META_AI_NAME = "IA de Meta";

export const HELD_TEXT: Readonly<Record<Holder, string>> = {
  meta_ai: "La IA de Meta lleva esta conversación",
  other_app: "Otra aplicación lleva esta conversación",
};
