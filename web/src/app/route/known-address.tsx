import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { isKnownAddress } from "../pages.ts";

/** The page, or what says that there is none where the address goes on in a way that no page owns. */
export function KnownAddress({ missing, children }: { missing: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation();
  return isKnownAddress(pathname) ? children : missing;
}
