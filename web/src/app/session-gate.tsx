// Nobody passes without a session: the sign-in page brings the person back to where they were going.
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "../lib/session/session.ts";
import { ErrorState } from "../ui/state/error-state.tsx";
import { Leave } from "./leave.tsx";

export function SessionGate() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === "loading") return <Waiting />;
  if (session.status === "failed")
    return <ErrorState title="No se pudo abrir Mostrador" error={session.error} onRetry={session.retry} />;
  if (session.status === "out") {
    const to = pathname === "/" ? "" : `?p=${encodeURIComponent(pathname + search)}`;
    return <Leave to={`/auth/ingresar${to}`} />;
  }
  const alone = pathname.startsWith("/onboarding") || pathname.startsWith("/new-onboarding");
  if (session.memberships.length === 0 && session.user.role === "user" && !alone)
    return <Navigate to="/onboarding" replace />;
  return <Outlet />;
}

/** The bare lines of the shell, so that nothing jumps when it comes. */
function Waiting() {
  return (
    <Box role="status" aria-label="Cargando" sx={{ display: "flex", minHeight: "100dvh" }}>
      <Box sx={{ width: 232, p: 2, display: { xs: "none", md: "block" } }}>
        {[120, 84, 104, 96, 132, 88].map((width) => (
          <Skeleton key={width} height={16} width={width} sx={{ mb: 2.5 }} />
        ))}
      </Box>
      <Box sx={{ flex: 1, p: 3 }}>
        <Skeleton height={28} width={180} sx={{ mb: 3 }} />
        <Skeleton height={320} />
      </Box>
    </Box>
  );
}
