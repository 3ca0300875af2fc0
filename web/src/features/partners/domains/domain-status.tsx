import type { PartnerDomain } from "@mostrador/domain/partners/partners/schema.ts";
import { StatusChip } from "../../../ui/data/status.tsx";

/** A failing certificate is a warning, a failed one an error, every other state a success (contract/partners). */
export function DomainStatus({ domain: { acmStatus } }: { domain: Pick<PartnerDomain, "acmStatus"> }) {
  if (acmStatus === "failing") return <StatusChip tone="warning" mark="dash" label="Con problemas" />;
  if (acmStatus === "failed") return <StatusChip tone="error" mark="cross" label="Falló" />;
  const isReady = acmStatus !== null && READY.includes(acmStatus);
  return <StatusChip tone="success" mark={isReady ? "check" : "clock"} label={isReady ? "Listo" : "En proceso"} />;
}

const READY: readonly string[] = ["ok", "verified", "cert issued"];
