// When a message was written, for the window (D-8.6), for the order and for the assistant. The carrier's clock says it,
// within reason: a message of next year would hold the window open and the top of the list until then.

const DAY_MS = 24 * 60 * 60 * 1000;
/** Carriers repeat a delivery for a week at most; what claims to be much older is a fault of its clock. */
const OLDEST_MS = 30 * DAY_MS;

/** Epoch ms. `told` is the carrier's word, 0 where it said nothing; else when the message came in. */
export function messageTime(told: number, receivedAt: number): number {
  return told > receivedAt || told < receivedAt - OLDEST_MS ? receivedAt : told;
}
