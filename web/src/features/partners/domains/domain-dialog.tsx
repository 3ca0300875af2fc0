// One domain, as the provider sees it now: its state, and the records that show whose it is.
import type { DnsRecord } from "@mostrador/domain/partners/domains/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { CopyButton } from "../../../ui/action/copy-button.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../ui/state/skeletons.tsx";
import { useDomain, useRereadDomains } from "./api.ts";
import { DomainStatus } from "./domain-status.tsx";

type Props = { partnerId: string; hostname: string; onClose: () => void };

export function DomainDialog({ partnerId, hostname, onClose }: Props) {
  const read = useDomain(partnerId, hostname);
  const reread = useRereadDomains();
  // the list shows the state, too
  const refresh = () => void read.refetch().then(reread);
  return (
    <Dialog
      open
      onClose={onClose}
      title={hostname}
      actions={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          <Button variant="contained" color="primary" disabled={read.isFetching} onClick={refresh}>
            {read.isFetching ? "Actualizando..." : "Actualizar estado"}
          </Button>
        </>
      }
    >
      {read.data ? (
        <Box sx={{ display: "grid", gap: 2 }}>
          <Facts
            facts={[
              { label: "Estado", value: <DomainStatus domain={read.data} /> },
              { label: "Se atiende aquí", value: read.data.isServed ? "Sí" : "Todavía no" },
            ]}
          />
          {!read.data.isServed && <Records records={read.data.records} />}
        </Box>
      ) : read.error ? (
        <ErrorState title="No se pudo obtener el estado del dominio" error={read.error} onRetry={refresh} />
      ) : (
        <FormSkeleton />
      )}
    </Dialog>
  );
}

function Records({ records }: { records: readonly DnsRecord[] }) {
  if (records.length === 0)
    return (
      <Typography>El proveedor todavía prepara a dónde debe apuntar. Actualiza el estado en un momento.</Typography>
    );
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {records.length === 1
          ? "Escribe este registro donde administras el dominio. Puede tardar unas horas en verse."
          : "Escribe uno de estos registros donde administras el dominio. Puede tardar unas horas en verse."}
      </Typography>
      {records.map(({ type, name, value }) => (
        <Box key={type} sx={{ p: 1.5, borderRadius: 1, bgcolor: "primary.soft", display: "grid", gap: 0.5 }}>
          <Typography sx={{ fontWeight: 500 }}>{type}</Typography>
          <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>{`Nombre: ${name}`}</Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
            <Typography variant="body2" sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
              {`Valor: ${value}`}
            </Typography>
            <CopyButton text={value} label={`Copiar valor de ${type}`} name="Valor" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
