// Keeps a page's state in its address, so that it can be reloaded, shared and restored with Back.
import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** Address parameters by name; null or '' removes one. */
export type AddressParts = Readonly<Record<string, string | null>>;

/**
 * The parameters of the current address. The last render may be older: code that changes one parameter, or runs after
 * an await, starts from here so that no change is lost.
 */
export function addressNow(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

export function addressWith(parts: AddressParts): URLSearchParams {
  const next = addressNow();
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** `isStep`: Back undoes it. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (parts: AddressParts, { isStep = false }: { isStep?: boolean } = {}) =>
      setParams(() => addressWith(parts), { replace: !isStep }),
    [setParams],
  );
  return { params, change };
}
