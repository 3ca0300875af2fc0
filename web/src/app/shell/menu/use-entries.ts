import type { MenuEntry } from "../../../lib/page/menu-entry.ts";
import { useMay } from "../../../lib/session/active-business.ts";
import { useSession } from "../../../lib/session/session.ts";
import { ENTRIES } from "../../navigation.ts";

/** The menu entries that this person may open. */
export function useEntries(): MenuEntry[] {
  const may = useMay();
  const session = useSession();
  return ENTRIES.filter(
    ({ page, role }) => may(page) && (!role || (session.status === "in" && session.user.role === role)),
  );
}
