// How a conversation starts, how its state is read back, and what other code may read of it.
import type { ToolSlot } from "../../tools/answers/schema.ts";
import { type Draft, State } from "./schema.ts";

/** Unknown, old or malformed state becomes a fresh one. */
export function readState(json: unknown): State {
  const parsed = State.safeParse(json);
  return parsed.success ? parsed.data : freshState;
}

/** The question is the server's: what was told stays, so that "para recoger mañana a las 5" changes that order. */
export function withoutQuestion(state: State): State {
  return { ...state, focus: freshState.focus, errand: null };
}

/** The hours that were offered and can be chosen from. */
export function offeredIn({ focus }: State): ToolSlot[] {
  return (focus.kind === "booking" || focus.kind === "moving") && focus.asks === "slot" ? focus.offered : [];
}

/** The appointment that is being moved. */
export function movedIn({ focus }: State): string | null {
  return focus.kind === "moving" ? focus.appointment : null;
}

export const emptyDraft: Draft = {
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
  eachDay: false,
};

export const freshState: State = {
  v: 2,
  focus: {
    kind: "idle",
    asks: null,
    options: [],
    draft: emptyDraft,
    slot: null,
    shown: null,
    agreed: null,
    offered: [],
    seen: [],
    waiting: [],
    forName: null,
    isForOther: false,
    replaced: null,
    party: [],
  },
  name: null,
  greeted: false,
  language: "es",
  isFormal: false,
  errand: null,
  topic: null,
  lastDay: null,
  misses: 0,
  stuck: 0,
  done: null,
  items: [],
  order: null,
  shop: null,
};
