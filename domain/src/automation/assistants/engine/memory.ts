// The memory of a conversation: how it begins and how it is read back.
import { Memory, type Wish } from "./schema.ts";

/** Unknown, old or malformed memory is a fresh one. */
export function readMemory(json: unknown): Memory {
  const parsed = Memory.safeParse(json);
  return parsed.success ? parsed.data : emptyMemory;
}

export const emptyWish: Wish = {
  serviceId: null,
  specialistId: null,
  anySpecialist: false,
  avoid: [],
  branchId: null,
  anyBranch: false,
  days: [],
  clocks: [],
  notBefore: null,
  notAfter: null,
  order: null,
};

export const emptyMemory: Memory = {
  v: 1,
  goal: null,
  asked: null,
  wish: emptyWish,
  slot: null,
  offered: [],
  seen: [],
  options: [],
  appointment: null,
  moving: null,
  moreMoves: [],
  queue: [],
  plans: [],
  replaced: null,
  party: [],
  errand: null,
  name: null,
  bookingName: null,
  greeted: false,
  lastDay: null,
  topic: null,
  misses: 0,
  stuck: 0,
  agreed: false,
  done: null,
  shop: null,
};
