// The brand under which the product is shown: that of the page (its document carries it), or that of the open business as
// it was last seen here. `public/theme-mode.js` reads both before the first paint; `own-brands.ts` follows the session.
import type { WornBrand } from "@mostrador/domain/partners/brands/schema.ts";
import { useSyncExternalStore } from "react";

declare global {
  interface Window {
    mostradorBrand?: WornBrand | null;
  }
}

const listeners = new Set<() => void>();
let worn: WornBrand | null = globalThis.window?.mostradorBrand ?? null;

/** Null: the product's own look. */
export const useBrand = () => useSyncExternalStore(onBrand, currentBrand);

export function currentBrand(): WornBrand | null {
  return worn;
}

export function setBrand(brand: WornBrand | null): void {
  worn = window.mostradorBrand = brand;
  for (const listener of listeners) listener();
}

function onBrand(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
