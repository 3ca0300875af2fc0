// Parts of an upload: what one refusal does to the rest, and what the person reads of it.
import { expect, test, vi } from "vitest";
import { CallError } from "../client.ts";
import { sendParts } from "./send-parts.ts";

test("a refused part counts as failed rows, the rest goes on, and its reason is given back", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const full = new CallError(422, "Tu plan permite hasta 3 productos.", [], { limit: 3, link: "/precios" });
  const stats = { created: 1, updated: 0, unchanged: 0, failed: 0 };
  const failed: number[] = [];
  const options = {
    file: { part: async (number: number) => [{ row: number + 1 }] },
    ...{ batches: 3, received: [], signal: new AbortController().signal },
    progress: (part: { stats: typeof stats }) => failed.push(part.stats.failed),
  };
  const send = async (_rows: unknown, number: number) => {
    if (number === 2) throw full;
    return stats;
  };
  expect(await sendParts({ ...options, send })).toBe(full);
  expect(failed.sort()).toEqual([0, 0, 1]);
  expect(await sendParts({ ...options, send: async () => stats })).toBeNull();
});
