// A page that this person may not open says so instead of showing an empty or failing screen; the server refuses anyway.
import Button from "@mui/material/Button";
import { Outlet, useLocation, useNavigate } from "react-router";
import { useActiveBusiness, useMay } from "../../lib/session/active-business.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/state/empty.tsx";
import { entryAt } from "../navigation.tsx";

export function AllowedPage() {
  const { pathname } = useLocation();
  const { businessId } = useActiveBusiness();
  const may = useMay();
  const entry = entryAt(pathname);
  if (entry && !businessId) return <NoBusiness label={entry.label} />;
  return entry && !may(entry.page) ? <Refused label={entry.label} /> : <Outlet />;
}

/** Partners and the team have a session and may have no business of their own: there is nothing to wait for. */
function NoBusiness({ label }: { label: string }) {
  const navigate = useNavigate();
  return (
    <Page title={label} hideTitle>
      <Empty
        drawing="search"
        text="Tu cuenta todavía no tiene un negocio. Registra uno, o únete a otro con su código de invitación."
        action={
          <Button variant="contained" color="primary" onClick={() => void navigate("/new-onboarding")}>
            Agregar negocio
          </Button>
        }
      />
    </Page>
  );
}

function Refused({ label }: { label: string }) {
  return (
    <Page title={label} hideTitle>
      <Empty
        drawing="search"
        text={`No tienes permiso para ver ${label}. Si lo necesitas, pídelo a quien administra el negocio.`}
      />
    </Page>
  );
}
