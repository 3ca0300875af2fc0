// The state as a turn works on it: its own flat copy, so that a request can become another one. `settle` keeps what
// the request at the end needs.
import type { Draft, Focus, State, Waiting } from "./schema.ts";
import { emptyDraft, freshState } from "./state.ts";

type MoveFocus = Extract<Focus, { kind: "moving" }>;

export type Work = Omit<State, "focus" | "shop"> & Omit<MoveFocus, "kind"> & { kind: Focus["kind"] };

export function workOn({ focus, shop: _, ...rest }: State): Work {
  return JSON.parse(JSON.stringify({ ...blank(), ...rest, ...focus }));
}

export function settle(work: Work, shop: State["shop"]): State {
  const { v, name, greeted, language, isFormal, errand, topic, lastDay, misses, stuck, done, items, order, ...focus } =
    work;
  const kept = { v, name, greeted, language, isFormal, errand, topic, lastDay, misses, stuck, done, items, order };
  return { ...kept, shop, focus: focusOf(focus) };
}

/** Nothing of a request is left. */
export function blank(): Omit<MoveFocus, "kind"> & { kind: Focus["kind"] } {
  return JSON.parse(NOTHING);
}

const NOTHING = JSON.stringify({ ...freshState.focus, appointment: null, from: null, more: [] });

export function waitingFor(services: readonly string[], more: Partial<Waiting> = {}): Waiting {
  return {
    services: [...services],
    days: [],
    clocks: [],
    specialistId: null,
    name: null,
    isNext: false,
    isPlanned: false,
    ...more,
  };
}

export function draftWith(more: Partial<Draft>): Draft {
  return { ...emptyDraft, ...more };
}

function focusOf(work: Omit<MoveFocus, "kind"> & { kind: Focus["kind"] }): Focus {
  const { kind, asks, options, draft, appointment, from, more, waiting, ...seeking } = work;
  switch (kind) {
    case "idle":
    case "booking":
      return { kind, asks, options, draft, waiting, ...seeking };
    case "moving":
      return { kind, asks, options, draft, waiting, appointment, from, more, ...seeking };
    case "cancelling":
      return { kind, asks, options, draft, waiting, appointment };
    case "attending":
      return { kind, asks, options, draft, appointment };
  }
}
