// What a business pays for its neighbours: slots and bookings beside 999 others and a million appointments, against the same
// business alone with its own twelve thousand. At most 1.3 times the cost.
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
