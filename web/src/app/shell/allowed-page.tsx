// A page that this person may not open says so instead of showing an empty or failing screen; the server refuses anyway.
import Button from "@mui/material/Button";
import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { useActiveBusiness, useMay } from "../../lib/session/active-business.ts";
import { Empty } from "../../ui/state/empty.tsx";
import { ENTRIES } from "../navigation.tsx";

export function AllowedPage() {
  const { pathname } = useLocation();
  const { businessId } = useActiveBusiness();
  const may = useMay();
  const entry = ENTRIES.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (entry && !businessId) return <NoBusiness label={entry.label} />;
  return entry && !may(entry.page) ? <Refused label={entry.label} /> : <Outlet />;
}

/** Partners and the team have a session and may have no business of their own: there is nothing to wait for. */
function NoBusiness({ label }: { label: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    document.title = `${label} · Mostrador`;
  }, [label]);
  return (
    <Empty
      drawing="search"
      text="Tu cuenta todavía no tiene un negocio. Registra uno, o únete a otro con su código de invitación."
      action={
        <Button variant="contained" color="primary" onClick={() => void navigate("/new-onboarding")}>
          Agregar negocio
        </Button>
      }
    />
  );
}

function Refused({ label }: { label: string }) {
  useEffect(() => {
    document.title = `${label} · Mostrador`;
  }, [label]);
  return (
    <Empty
      drawing="search"
      text={`No tienes permiso para ver ${label}. Si lo necesitas, pídelo a quien administra el negocio.`}
    />
  );
}
