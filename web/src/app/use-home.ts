import { useActiveBusiness, useMay } from "../lib/session/active-business.ts";
import { useSession } from "../lib/session/session.ts";
import { BOTTOM_PATHS, BOTTOM_PATHS_OF, ENTRIES } from "./navigation.ts";

/** The start page of this person: the most used pages come first. */
export function useHome(): string {
  const may = useMay();
  const session = useSession();
  const { businessId } = useActiveBusiness();
  // Partners and the team begin with their businesses.
  if (session.status === "in" && session.user.role !== "user" && !businessId)
    return BOTTOM_PATHS_OF[session.user.role][0];
  const open = ENTRIES.filter(({ page }) => page && may(page)).map(({ path }) => path);
  return BOTTOM_PATHS.find((path) => open.includes(path)) ?? open[0] ?? "/agenda";
}
