// Measures reads: free slots, the directory, the list of conversations.
import { type Case, load } from "../measure.ts";
import type { BenchProduct } from "../product.ts";

export function readCases(product: BenchProduct, raw: string): Case[] {
  const { url, headers, businessId } = product;
  const get = async (address: string) => (await load({ url: address, headers })).rate;
  const slots = (days: number): Case => ({
    name: `free slots, ${days} day${days > 1 ? "s" : ""}, any of 10`,
    goal: 0.5,
    unit: "req/s",
    product: () => freeSlots(product, days),
    raw: () => get(`${raw}/slots?from=${day(3)}T06:00:00Z&days=${days}`),
  });
  const threads = (name: string, ceiling: string): Case => ({
    name,
    goal: 0.6,
    unit: "req/s",
    product: () => get(`${url}/api/thread?businessId=${businessId}&page=1&limit=50`),
    raw: () => get(`${raw}/${ceiling}`),
  });
  const wanted = Array.from({ length: 64 }, (_, index) => `garcia${(index * 37).toString(16).slice(-2)}`);
  const search = async (address: (word: string) => string) => {
    const requests = wanted.map((word) => ({ path: address(word), headers }));
    return (await load({ url: requests[0]?.path.startsWith("/api") ? url : raw, requests })).rate;
  };
  return [
    slots(1),
    slots(7),
    {
      name: "contact list, 100 of 100,000",
      goal: 0.5,
      unit: "req/s",
      product: () => get(`${url}/api/client?businessId=${businessId}&limit=100`),
      raw: () => get(`${raw}/page`),
    },
    {
      name: "contact search among 100,000",
      goal: 0.5,
      unit: "req/s",
      product: () => search((word) => `/api/client/search?businessId=${businessId}&limit=100&search=${word}`),
      raw: () => search((word) => `/search?q=${word}`),
    },
    threads("thread list, 50 of 50,000", "threads"),
    // The ceiling above sends seven columns, a fifth of the bytes.
    threads("thread list, beside as many bytes", "long-threads"),
  ];
}

/** The same read compared with the same ceiling, which has no external calendars. */
export function busyElsewhereCase(product: BenchProduct, raw: string): Case {
  return {
    name: "free slots, 7 days, any of 10, busy in Google too",
    goal: 0.5,
    unit: "req/s",
    product: () => freeSlots(product, 7),
    raw: async () =>
      (await load({ url: `${raw}/slots?from=${day(3)}T06:00:00Z&days=7`, headers: product.headers })).rate,
  };
}

/** Answers a second, for any of the business's specialists. */
export async function freeSlots({ url, headers, businessId, branchId, serviceId }: BenchProduct, days: number) {
  const asked = `businessId=${businessId}&branchId=${branchId}&serviceId=${serviceId}&from=${day(3)}&to=${day(2 + days)}`;
  return (await load({ url: `${url}/api/slot?${asked}`, headers })).rate;
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
