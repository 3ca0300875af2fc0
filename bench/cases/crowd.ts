// The cost of neighbours: slots and bookings of one business with 12,000 appointments, alone and next to 999 others
// with a million appointments. The crowd may cost at most 1.3 times as much.
import type { Case } from "../measure.ts";
import type { BenchProduct } from "../product.ts";
import { freeSlots } from "./reads.ts";
import { bookings } from "./writes.ts";

const LEAST = 1 / 1.3;

export function crowdCases(crowded: BenchProduct, alone: BenchProduct): Case[] {
  const pair = (name: string, rate: (product: BenchProduct) => Promise<number>): Case => ({
    name: `${name}, crowd / alone`,
    goal: LEAST,
    unit: "req/s",
    product: () => rate(crowded),
    raw: () => rate(alone),
  });
  return [
    pair("free slots, 1 day", (product) => freeSlots(product, 1)),
    pair("free slots, 7 days", (product) => freeSlots(product, 7)),
    pair("booking", bookings),
  ];
}
