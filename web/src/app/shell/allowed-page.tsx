// Says that this person may not open a page, instead of showing an empty or failing one. The server refuses as well.
import { Outlet, useLocation } from "react-router";
import { useActiveBusiness, useMay } from "../../lib/session/active-business.ts";
import { Late, latePart } from "../../ui/state/late.tsx";
import { entryAt } from "../navigation.ts";
import type { RefusedPageProps } from "./refused-pages.tsx";

const refused = latePart(async () => (await import("./refused-pages.tsx")).RefusedPage);

export function AllowedPage() {
  const { pathname } = useLocation();
  const { businessId, membership } = useActiveBusiness();
  const may = useMay();
  const entry = entryAt(pathname);
  // Where it is turned on stays open.
  const isAsked = membership?.needsSecondFactor && pathname !== "/cuenta";
  if (!isAsked && (!entry || may(entry.page))) return <Outlet />;
  const props: RefusedPageProps = isAsked
    ? { why: "factor", label: membership.name }
    : { why: businessId ? "right" : "business", label: entry?.label ?? "" };
  return <Late part={refused} props={props} />;
}
