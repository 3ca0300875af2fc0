// Who holds a conversation besides us (contract/conversation#held-conversations): Meta's own agent or another application may
// answer on the same number. Webhooks tell it late, twice and in any order.
import type { Holder } from "./schema.ts";

/** What a webhook says of who holds it: in so many words, or by the field that a message came in. `at` is epoch ms. */
export type HolderFact = { holder: Holder | null; at: number; isHandover: boolean };

/** As it is known: `at` is null where nobody else ever held it. */
export type KnownHolder = { holder: Holder | null; at: number | null };

/**
 * The holder after what a webhook says; null where it changes nothing. Of two facts of one second a handover is the one that
 * counts.
 */
export function holderAfter(known: KnownHolder, fact: HolderFact): { holder: Holder | null; at: number } | null {
  const { at, holder, isHandover } = fact;
  if (known.at === null) return holder === null && !isHandover ? null : { holder, at };
  if (at < known.at || (at === known.at && !isHandover)) return null;
  // What comes to a listener does not say who speaks: another application goes on holding it.
  const isSame = holder === "meta_ai" && !isHandover && known.holder === "other_app";
  return { holder: isSame ? known.holder : holder, at };
}

export const META_AI_NAME = "IA de Meta";

export const HELD_TEXT: Readonly<Record<Holder, string>> = {
  meta_ai: "La IA de Meta lleva esta conversación",
  other_app: "Otra aplicación lleva esta conversación",
};
