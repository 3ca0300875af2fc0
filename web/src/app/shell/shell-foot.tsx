import { useLocation } from "react-router";
import { BrandFoot } from "../../lib/brand/brand-foot.tsx";
import { shapeAt } from "../pages.ts";

/** Pages of the height of the window: the foot would only make them scroll. */
const FULL = new Set(["calendar", "inbox", "board", "editor"]);

/** The foot of a brand, below the open page. */
export function ShellFoot() {
  const { pathname } = useLocation();
  return FULL.has(shapeAt(pathname)) ? null : <BrandFoot />;
}
