// Says that this person may not open a page, instead of showing an empty or failing one. The server refuses as well.
import { Outlet, useLocation } from "react-router";
import { useActiveBusiness, useMay } from "../../lib/session/active-business.ts";
import { Late, latePart } from "../../ui/state/late.tsx";
import { entryAt } from "../navigation.ts";

const noBusiness = latePart(async () => (await import("./refused-pages.tsx")).NoBusiness);
const refused = latePart(async () => (await import("./refused-pages.tsx")).Refused);

export function AllowedPage() {
  const { pathname } = useLocation();
  const { businessId } = useActiveBusiness();
  const may = useMay();
  const entry = entryAt(pathname);
  if (entry?.page && !businessId) return <Late part={noBusiness} props={{ label: entry.label }} />;
  return entry && !may(entry.page) ? <Late part={refused} props={{ label: entry.label }} /> : <Outlet />;
}
