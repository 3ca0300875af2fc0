// The Google accounts of the business: access state, the specialists who use each, and removing one.
import { removeAccount } from "@mostrador/domain/scheduling/calendars/routes.ts";
import type { GoogleAccount, LinkedCalendar } from "@mostrador/domain/scheduling/calendars/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { MenuButton } from "../../../ui/action/menu-button.tsx";
import { StatusChip } from "../../../ui/data/status.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useRemoveAccount } from "./api.ts";

type Props = {
  accounts: readonly GoogleAccount[];
  calendars: readonly LinkedCalendar[];
  /** Of a specialist, by id. */
  nameOf: (specialistId: string) => string;
  mayEdit: boolean;
  isBusy: boolean;
  onReconnect: (email: string) => void;
};

export function AccountsCard({ accounts, calendars, nameOf, mayEdit, isBusy, onReconnect }: Props) {
  const remove = useRemoveAccount();
  const toast = useToast();
  const mayRemove = useMayCall()(removeAccount);
  const [leaving, setLeaving] = useState<GoogleAccount | null>(null);
  const peopleOf = ({ _id }: GoogleAccount) =>
    calendars.filter(({ accountId }) => accountId === _id).map(({ specialistId }) => nameOf(specialistId));
  return (
    <Card>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {accounts.length === 1 ? "Cuenta de Google" : "Cuentas de Google"}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {accounts.map((account) => (
          <Box key={account._id} component="li" sx={{ display: "flex", alignItems: "center", gap: 1.5, minHeight: 56 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{account.email}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                {usedBy(peopleOf(account))}
              </Typography>
            </Box>
            {account.isConnected ? (
              <StatusChip label="Conectada" tone="success" mark="check" />
            ) : (
              <StatusChip label="Sin permiso" tone="error" mark="cross" />
            )}
            {(mayEdit || mayRemove) && (
              <MenuButton
                label={`Más acciones de ${account.email}`}
                actions={[
                  ...(mayEdit
                    ? [{ label: "Volver a conectar", disabled: isBusy, onSelect: () => onReconnect(account.email) }]
                    : []),
                  ...(mayRemove
                    ? [{ label: "Quitar cuenta", onSelect: () => setLeaving(account), danger: true, divided: mayEdit }]
                    : []),
                ]}
              />
            )}
          </Box>
        ))}
      </Box>
      {leaving && (
        <ConfirmDialog
          open
          onClose={() => setLeaving(null)}
          title={`¿Quitar la cuenta ${leaving.email}?`}
          confirmLabel="Quitar cuenta"
          danger
          onConfirm={async () => {
            const { message } = await remove.mutateAsync({ params: { id: leaving._id } });
            toast.success(message);
          }}
        >
          {whatGoes(peopleOf(leaving))}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function usedBy(names: string[]): string {
  return names.length === 0 ? "Sin calendarios enlazados" : `Calendario de ${listed(names)}`;
}

function whatGoes(names: string[]): string {
  const stays = "Se olvida su permiso. Lo que ya está en Google se queda como está.";
  if (names.length === 0) return stays;
  const whose =
    names.length === 1
      ? `Se desvincula el calendario de ${listed(names)}`
      : `Se desvinculan los calendarios de ${listed(names)}`;
  return `${whose}: sus citas dejarán de escribirse en Google y lo ocupado ahí dejará de contar. ${stays}`;
}

function listed(names: string[]): string {
  return new Intl.ListFormat("es-MX").format(names);
}
