// The built-in conversation engine (D-9.3): no network, no chance, the same answer to the same words. It talks to the
// business through the tools alone and never states an hour, a price or a booking that a tool did not give.
import { respond } from "./dialogue/respond.ts";
import { short } from "./say/short.ts";
import type { Memory } from "./schema.ts";
import { openShop } from "./shop.ts";
import type { Talk, Turn, TurnResult } from "./turn.ts";
import { readTurn } from "./understand/reading.ts";

/** One answer to everything the contact wrote since the last one. Yields tool calls and gets their answers. */
export function* takeTurn(memory: Memory, turn: Turn): Talk<TurnResult> {
  const m = JSON.parse(JSON.stringify(memory)) as Memory;
  const texts = turn.texts.map((text) => text.trim().slice(0, 2000)).filter((text) => text !== "");
  if (texts.length === 0) return { reply: null, memory: m };
  const shop = yield* openShop(m, turn.now);
  const r = readTurn(texts, shop, turn.now, m.asked, m.options);
  const reply = yield* respond({ turn, shop, m, r, today: turn.now.day });
  if (reply !== null) m.greeted = true;
  return { reply: reply === null ? null : short(reply), memory: m };
}
