// What a page shows stands in its address, so that it can be reloaded, sent and gone back to.
import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** Parts of the address by name; null or nothing takes one out. */
export type AddressParts = Readonly<Record<string, string | null>>;

/**
 * What the address asks for at this moment. The one that was last drawn may be older: who changes one part of it, or
 * does so after an answer, starts from here, so that no change takes back another.
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

/** `isStep`: the way back undoes it. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (parts: AddressParts, { isStep = false }: { isStep?: boolean } = {}) =>
      setParams(() => addressWith(parts), { replace: !isStep }),
    [setParams],
  );
  return { params, change };
}
