// What was begun in each conversation and not sent. It belongs to the conversation, not to the part of the screen that shows
// it: whoever leaves finds it again, while the tab lives.
import { useSyncExternalStore } from "react";

const PREFIX = "mostrador.draft.chat";

export type KeptByContact<T> = {
  of: (clientId: string) => T;
  put: (clientId: string, value: T) => void;
  /** With what it makes of what is kept now. */
  change: (clientId: string, change: (before: T) => T) => void;
  values: () => Iterable<T>;
  listen: (listener: () => void) => () => void;
};

type Settings<T> = {
  empty: T;
  isEmpty: (value: T) => boolean;
  /** What of it outlives a reload, under this name; nothing unless told. */
  stored?: { name: string; out: (value: T) => T; back: (found: T) => T };
};

export function keptByContact<T>({ empty, isEmpty, stored }: Settings<T>): KeptByContact<T> {
  const held = new Map<string, T>();
  const listeners = new Set<() => void>();
  const keyOf = (clientId: string) => `${PREFIX}${stored?.name}:${clientId}`;

  const read = (clientId: string): T => {
    try {
      const found = stored && JSON.parse(sessionStorage.getItem(keyOf(clientId)) ?? "null");
      return found ? stored.back(found as T) : empty;
    } catch {
      return empty;
    }
  };
  const write = (clientId: string, value: T) => {
    if (!stored) return;
    try {
      const kept = stored.out(value);
      if (isEmpty(kept)) sessionStorage.removeItem(keyOf(clientId));
      else sessionStorage.setItem(keyOf(clientId), JSON.stringify(kept));
    } catch {
      // A full or closed store only costs what a reload would have kept.
    }
  };
  const of = (clientId: string): T => {
    const known = held.get(clientId);
    if (known !== undefined) return known;
    const found = read(clientId);
    held.set(clientId, found);
    return found;
  };
  const put = (clientId: string, value: T) => {
    held.set(clientId, value);
    write(clientId, value);
    for (const listener of listeners) listener();
  };
  return {
    of,
    put,
    change: (clientId, change) => put(clientId, change(of(clientId))),
    values: () => held.values(),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is kept for this contact, drawn anew when it changes. */
export function useKept<T>(kept: KeptByContact<T>, clientId: string): T {
  return useSyncExternalStore(kept.listen, () => kept.of(clientId));
}
