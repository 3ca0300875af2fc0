// The id of the current business: stored in the browser, observable, and sent with calls.

import type { Me } from "@mostrador/domain/ground/identity/schema.ts";
import type * as z from "zod";

const KEY = "mostrador.business";
const listeners = new Set<() => void>();

export function activeBusinessId(): string | null {
  return localStorage.getItem(KEY);
}

export function setActiveBusinessId(businessId: string | null): void {
  if (businessId === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, businessId);
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`; follows other tabs too. */
export function onActiveBusiness(listener: () => void): () => void {
  const heard = (event: StorageEvent) => event.key === KEY && listener();
  listeners.add(listener);
  window.addEventListener("storage", heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", heard);
  };
}

/** The business to open for a person, as in `useActiveBusiness`: the chosen one, or else the first. */
export function openedBusiness({ user, memberships }: z.infer<typeof Me>): string | null {
  const chosen = activeBusinessId();
  const own = memberships.find(({ businessId }) => businessId === chosen) ?? memberships[0];
  // The team can open any business (D-2.2).
  return (user.role !== "user" && chosen) || (own?.businessId ?? null);
}
