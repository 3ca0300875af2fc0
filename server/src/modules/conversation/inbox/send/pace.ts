// Limits how many messages a second a number sends (WhatsApp refuses the rest, 130429). Each process uses its own
// share of the limit; if two processes exceed it together, WhatsApp's refusal delays the rest.
import { setTimeout as sleep } from "node:timers/promises";
import type { Sender } from "../../../../providers/messaging/port.ts";

const DEFAULT_PER_SECOND = 80;
/** When the next message of each number may leave, by this process's monotonic clock. */
const nextFree = new Map<string, number>();

export async function pace({ externalId, perSecond = DEFAULT_PER_SECOND }: Sender): Promise<void> {
  const now = performance.now();
  const at = Math.max(now, nextFree.get(externalId) ?? 0);
  nextFree.set(externalId, at + 1000 / perSecond);
  if (at > now) await sleep(at - now);
}
