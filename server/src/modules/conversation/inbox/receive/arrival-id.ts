// Ids of what came in, sorted by arrival: jobs may carry deliveries out in another order than they came.

/** Where a message stands among all that came: its webhook, and its place there. */
export type Arrival = { deliveryId: string; index: number; receivedAt: Date };

/** The id of the `index`-th message of a delivery: its time and count (the first 64 bits of a UUIDv7), then the index. */
export function arrivalId(deliveryId: string, index: number): string {
  const [time, middle, count, , tail] = deliveryId.split("-");
  const place = (0x8000 + Math.min(index, 0xfff)).toString(16);
  return `${time}-${middle}-${count}-${place}-${tail}`;
}
