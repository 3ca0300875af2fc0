import { useMay } from "../lib/session/active-business.ts";
import { BOTTOM_PATHS, ENTRIES } from "./navigation.ts";

/** The start page of this person: the most used pages come first. */
export function useHome(): string {
  const may = useMay();
  const open = ENTRIES.filter(({ page }) => page && may(page)).map(({ path }) => path);
  return BOTTOM_PATHS.find((path) => open.includes(path)) ?? open[0] ?? "/agenda";
}
