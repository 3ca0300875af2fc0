import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { useMay } from "../../../lib/session/active-business.ts";
import { useSession } from "../../../lib/session/session.ts";
import { ENTRIES } from "../../navigation.ts";
import { useOffFeatures } from "./use-off-features.ts";

/** The menu entries that this person may open, and whose feature is on. */
export function useEntries(): MenuEntry[] {
  const may = useMay();
  const session = useSession();
  const off = useOffFeatures();
  return ENTRIES.filter(
    ({ page, role, feature }) =>
      may(page) &&
      (!role || (session.status === "in" && session.user.role === role)) &&
      !(feature !== undefined && off.includes(feature)),
  );
}
