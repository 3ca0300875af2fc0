// The partner's own domains: how far each one is, what to write where it is administered, and its end.
import type { Partner } from "@mostrador/domain/partners/partners/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { DividedList, DividedRow } from "../../../ui/list/divided-list.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { AddDomainDialog } from "./add-domain-dialog.tsx";
import { useRemoveDomain } from "./api.ts";
import { DomainDialog } from "./domain-dialog.tsx";
import { DomainStatus } from "./domain-status.tsx";

export function DomainsCard({ partner }: { partner: Partner }) {
  const [adding, setAdding] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const remove = useRemoveDomain();
  const toast = useToast();
  return (
    <Card title="Dominios" action={<Button onClick={() => setAdding(true)}>Agregar dominio</Button>}>
      {partner.heroku.length === 0 && (
        <Box sx={{ color: "text.secondary" }}>
          Todavía no hay dominios. Agrega uno para que tus clientes entren por tu propia dirección.
        </Box>
      )}
      <DividedList label="Dominios del partner">
        {partner.heroku.map((domain) => (
          <DividedRow key={domain.hostName}>
            <Box sx={ROW}>
              <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
                <Box sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{domain.hostName}</Box>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                  {domain.dnsTarget ? `Apunta a ${domain.dnsTarget}` : "Preparando a dónde debe apuntar"}
                </Typography>
              </Box>
              <DomainStatus domain={domain} />
              <Box sx={{ display: "flex" }}>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`Ver estado de ${domain.hostName}`}
                  onClick={() => setOpen(domain.hostName)}
                >
                  Ver estado
                </Button>
                <Button
                  size="small"
                  variant="text"
                  color="error"
                  aria-label={`Eliminar ${domain.hostName}`}
                  onClick={() => setLeaving(domain.hostName)}
                >
                  Eliminar
                </Button>
              </Box>
            </Box>
          </DividedRow>
        ))}
      </DividedList>
      {adding && (
        <AddDomainDialog
          partnerId={partner._id}
          onClose={() => setAdding(false)}
          onAdded={(hostname) => {
            setAdding(false);
            setOpen(hostname);
          }}
        />
      )}
      {open !== null && <DomainDialog partnerId={partner._id} hostname={open} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`¿Eliminar ${leaving ?? "el dominio"}?`}
        confirmLabel="Eliminar"
        danger
        onConfirm={async () => {
          if (leaving === null) return;
          const call = { params: { hostname: leaving }, query: { partnerId: partner._id } };
          toast.success((await remove.mutateAsync(call)).message);
        }}
      >
        Deja de funcionar en este momento. Quita también su registro donde lo administras.
      </ConfirmDialog>
    </Card>
  );
}

const ROW = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, flex: 1, minWidth: 0 } as const;
