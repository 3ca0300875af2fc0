// The built-in conversation engine (D-9.3): no network, no chance, the same answer to the same words. It talks to the
// business through the tools alone and never states an hour, a price or a booking that a tool did not give.

import { awaitedCall } from "./awaited-call.ts";
import type { Desk } from "./dialogue/desk.ts";
import { respond } from "./dialogue/respond.ts";
import { errandsOf } from "./parse/acts/errands.ts";
import { grievanceOf } from "./parse/acts/grievance.ts";
import { readTurn } from "./parse/reading.ts";
import { readWords, showsSomething } from "./parse/words/words.ts";
import { short } from "./say/short.ts";
import type { Memory } from "./schema.ts";
import { openShop } from "./shop.ts";
import type { Talk, Turn, TurnResult } from "./turn.ts";

/** One answer to everything the contact wrote since the last one. Yields tool calls and gets their answers. */
export function* takeTurn(memory: Memory, turn: Turn): Talk<TurnResult> {
  const m = JSON.parse(JSON.stringify(memory)) as Memory;
  const texts = turn.texts.map((text) => text.trim().slice(0, 2000)).filter(showsSomething);
  if (texts.length === 0) return { reply: null, memory: m, kind: "resolved", awaits: null };
  const shop = yield* openShop(m, turn.now);
  const isGrieved = grievanceOf(readWords(texts, shop.words).text) !== null;
  const both = m.goal === null && !isGrieved ? errandsOf(texts.join("\n")) : null;
  if (both !== null) m.errand = both[1];
  let isUnknown = false;
  const answer = function* (said: readonly string[]): Talk<string | null> {
    const desk: Desk = { turn, shop, m, r: readTurn(said, shop, turn.now, m.asked, m.options), today: turn.now.day };
    const text = yield* respond(desk);
    isUnknown ||= desk.isUnknown === true;
    return text;
  };
  let reply = yield* answer(both === null ? texts : [both[0]]);
  // The second errand begins where the first one is done.
  if (m.errand !== null && m.goal === null && m.asked === null) {
    const errand = m.errand;
    const more = errandsOf(errand);
    m.errand = more?.[1] ?? null;
    reply = [reply, yield* answer([more?.[0] ?? errand])].filter((part) => part !== null && part !== "").join("\n\n");
  }
  if (reply !== null) m.greeted = true;
  const kind = isUnknown ? "not_known" : m.misses > 0 ? "not_understood" : m.asked === null ? "resolved" : "asked";
  return { reply: reply === null ? null : short(reply), memory: m, kind, awaits: awaitedCall(m, turn) };
}
