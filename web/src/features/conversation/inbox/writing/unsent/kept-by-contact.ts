// Unsent work per conversation. It is kept outside the components, so that it is still there after leaving, until the
// tab closes.
import { useSyncExternalStore } from "react";

const PREFIX = "mostrador.draft.chat";

export type KeptByContact<T> = {
  of: (clientId: string) => T;
  put: (clientId: string, value: T) => void;
  /** Updates the stored value with a function. */
  change: (clientId: string, change: (before: T) => T) => void;
  values: () => Iterable<T>;
  listen: (listener: () => void) => () => void;
};

type Settings<T> = {
  empty: T;
  isEmpty: (value: T) => boolean;
  /** The part that survives a reload, and its storage name; nothing by default. */
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
      // Without storage only the copy for a reload is lost.
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

/** The value of this contact; renders again when it changes. */
export function useKept<T>(kept: KeptByContact<T>, clientId: string): T {
  return useSyncExternalStore(kept.listen, () => kept.of(clientId));
}
