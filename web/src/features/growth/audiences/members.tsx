import type { Audience } from "@mostrador/domain/growth/audiences/resource.ts";
import Skeleton from "@mui/material/Skeleton";
import { StatusChip } from "../../../ui/data/status.tsx";
import { useFound } from "./api.ts";

/** The number of members: of a fixed list, or of the filter's current result. */
export function Members({ audience }: { audience: Audience }) {
  const found = useFound(audience.filter);
  if (!audience.filter) return told(audience.clients.length);
  if (found === undefined) return <Skeleton width={90} />;
  return found === null ? "No disponible" : told(found);
}

export function KindChip({ audience }: { audience: Audience }) {
  return audience.filter ? (
    <StatusChip tone="success" mark="ring" label="Viva" />
  ) : (
    <StatusChip tone="neutral" mark="dot" label="Fija" />
  );
}

function told(count: number): string {
  return count === 1 ? "1 contacto" : `${count.toLocaleString("es-MX")} contactos`;
}
