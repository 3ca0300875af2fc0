// Requires a session; after sign-in the person returns to the page that they wanted.
import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { useProductName } from "../lib/brand/brand-sign.tsx";
import { wasSignedIn } from "../lib/session/remembered.ts";
import { useSession } from "../lib/session/session.ts";
import { ErrorState } from "../ui/state/error-state.tsx";
import { Leave } from "./leave.tsx";
import { isKnownAddress } from "./pages.ts";
import { ProductSkeleton } from "./route/product-skeleton.tsx";

/** `missing`: says that the page does not exist, which needs no session. */
export function SessionGate({ missing }: { missing: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const name = useProductName();
  if (session.status === "loading") return <ProductSkeleton pathname={pathname} />;
  if (session.status === "failed")
    return <ErrorState title={`No se pudo abrir ${name}`} error={session.error} onRetry={session.retry} />;
  if (session.status === "out") {
    if (!isKnownAddress(pathname)) return missing;
    // At the root, people without a session get the front page.
    if (pathname === "/" && !wasSignedIn()) return <Leave />;
    return <Leave to={`/auth/ingresar?p=${encodeURIComponent(pathname + search)}`} />;
  }
  // These need no business: the first steps, the person's own account, and where partners register.
  const alone = /^\/((new-)?onboarding|cuenta|precios-partner)/.test(pathname);
  if (session.memberships.length === 0 && session.user.role === "user" && !alone)
    return <Navigate to="/onboarding" replace />;
  return <Outlet />;
}
