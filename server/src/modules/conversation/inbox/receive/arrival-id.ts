// Ids of incoming messages, sorted by arrival: jobs may process deliveries in another order.

/** The place of a message among all incoming ones: its webhook, and its index there. */
export type Arrival = { deliveryId: string; index: number; receivedAt: Date };

/**
 * The id of the `index`-th message of a delivery: its time and count (the first 64 bits of a UUIDv7), then the index.
 */
export function arrivalId(deliveryId: string, index: number): string {
  const [time, middle, count, , tail] = deliveryId.split("-");
  const place = (0x8000 + Math.min(index, 0xfff)).toString(16);
  return `${time}-${middle}-${count}-${place}-${tail}`;
}
