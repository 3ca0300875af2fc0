import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { isKnownAddress } from "../pages.ts";

/** The page, or the 'not found' message when no page owns the rest of the address. */
export function KnownAddress({ missing, children }: { missing: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  return isKnownAddress(pathname) ? children : missing;
}
