// Deletes that can be undone: rows are hidden at once, and the call is made when the time to undo ends or the page
// closes. A failure shows the rows again.
import { useSyncExternalStore } from "react";

/** A little longer than the notice with the undo button. */
const GRACE_MS = 6500;

type Removal = { ids: readonly string[]; carryOut: () => Promise<unknown>; timer: ReturnType<typeof setTimeout> };

let hidden: ReadonlySet<string> = new Set();
const waiting = new Set<Removal>();
const watchers = new Set<() => void>();

export const removalQueue = {
  /** Undoes it: false when it is too late. */
  begin(ids: readonly string[], carryOut: () => Promise<unknown>): () => boolean {
    const removal: Removal = { ids, carryOut, timer: setTimeout(() => void finish(removal), GRACE_MS) };
    waiting.add(removal);
    show(new Set([...hidden, ...ids]));
    listenToLeaving();
    return () => {
      if (!waiting.delete(removal)) return false;
      clearTimeout(removal.timer);
      unhide(ids);
      return true;
    };
  },
  /** Runs all pending deletes. */
  settle: () => Promise.all([...waiting].map(finish)),
  hidden: () => hidden,
  subscribe: (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

/** Lists must leave these out. */
export function useRemovedIds(): ReadonlySet<string> {
  return useSyncExternalStore(removalQueue.subscribe, removalQueue.hidden);
}

async function finish(removal: Removal): Promise<void> {
  if (!waiting.delete(removal)) return;
  clearTimeout(removal.timer);
  try {
    await removal.carryOut();
  } finally {
    unhide(removal.ids);
  }
}

function unhide(ids: readonly string[]): void {
  const left = new Set(hidden);
  for (const id of ids) left.delete(id);
  show(left);
}

function show(ids: ReadonlySet<string>): void {
  hidden = ids;
  for (const watcher of watchers) watcher();
}

let listens = false;

function listenToLeaving(): void {
  if (listens || typeof window === "undefined") return;
  listens = true;
  window.addEventListener("pagehide", () => void removalQueue.settle());
}
