// When a message was written, for the window (D-8.6), for the order and for the assistant. The carrier's clock
// decides, within limits: a message dated next year would keep the window open and stay on top until then.

const DAY_MS = 24 * 60 * 60 * 1000;
/** Carriers repeat a delivery for a week at most; a much older time is an error of its clock. */
const OLDEST_MS = 30 * DAY_MS;

/** Epoch ms. `told` is the carrier's time, 0 where there is none; else the time of arrival. */
export function messageTime(told: number, receivedAt: number): number {
  return told > receivedAt || told < receivedAt - OLDEST_MS ? receivedAt : told;
}
