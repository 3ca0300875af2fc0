// A number sends so many messages a second and no more (WhatsApp refuses the rest, 130429). Each process keeps to its own
// share of it; what two of them send together above it is put off by WhatsApp's refusal.
import { setTimeout as sleep } from "node:timers/promises";
import type { Sender } from "../../../../providers/messaging/port.ts";

const DEFAULT_PER_SECOND = 80;
/** When the next message of each number may leave, by the clock of this process that only moves forward. */
const nextFree = new Map<string, number>();

export async function pace({ externalId, perSecond = DEFAULT_PER_SECOND }: Sender): Promise<void> {
  const now = performance.now();
  const at = Math.max(now, nextFree.get(externalId) ?? 0);
  nextFree.set(externalId, at + 1000 / perSecond);
  if (at > now) await sleep(at - now);
}
