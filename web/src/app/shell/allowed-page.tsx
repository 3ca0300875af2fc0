// A page that this person may not open says so instead of showing an empty or failing screen; the server refuses anyway.
import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { useActiveBusiness, useMay } from "../../lib/session/active-business.ts";
import { Empty } from "../../ui/state/empty.tsx";
import { ENTRIES } from "../navigation.tsx";

export function AllowedPage() {
  const { pathname } = useLocation();
  const { businessId } = useActiveBusiness();
  const may = useMay();
  const entry = ENTRIES.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return entry && businessId && !may(entry.page) ? <Refused label={entry.label} /> : <Outlet />;
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
