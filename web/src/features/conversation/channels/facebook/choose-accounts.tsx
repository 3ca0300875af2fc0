// Chooses which pages and accounts to connect after sign-in; those of the opened channel are selected.
import type { FacebookFound, FoundAccount } from "@mostrador/domain/conversation/channels/facebook/schema.ts";
import type { Channel } from "@mostrador/domain/conversation/channels/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { sayError } from "../../../../ui/state/say-error.ts";
import { useToast } from "../../../../ui/state/toast.ts";
import { useConnectFacebook } from "./api.ts";

type Props = { found: FacebookFound; onClose: () => void; onConnected: (channels: Channel[]) => void };

const keyOf = ({ kind, externalId }: FoundAccount) => `${kind}:${externalId}`;
const WHERE = { messenger: "Messenger", instagram: "Instagram" } as const;
const NONE =
  "Facebook no compartió ninguna página. Entra con la cuenta que administra la página de tu negocio y da todos los permisos.";

const NO_ACCOUNT =
  "Ninguna de tus páginas tiene una cuenta profesional de Instagram vinculada. Vincúlala en la configuración de tu página de Facebook y vuelve a iniciar sesión.";

export function ChooseAccounts({ found, onClose, onConnected }: Props) {
  const { businessId } = useActiveBusiness();
  const connect = useConnectFacebook();
  const toast = useToast();
  const [failure, setFailure] = useState("");
  const [chosen, setChosen] = useState(
    () => new Set(found.accounts.filter(({ kind, reason }) => kind === found.kind && reason === "").map(keyOf)),
  );
  // Accounts of the opened channel come first.
  const accounts = found.accounts.toSorted(
    (one, other) => Number(other.kind === found.kind) - Number(one.kind === found.kind),
  );
  const lacksInstagram = found.kind === "instagram" && !accounts.some(({ kind }) => kind === "instagram");
  const toggle = (account: FoundAccount) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(keyOf(account))) after.add(keyOf(account));
      return after;
    });
  const submit = async () => {
    const wanted = accounts
      .filter((account) => chosen.has(keyOf(account)))
      .map(({ kind, externalId }) => ({ kind, externalId }));
    try {
      const choice = { businessId: businessId ?? "", signInId: found.signInId, accounts: wanted };
      const { data, message } = await connect.mutateAsync({ body: { choice } });
      toast.success(message);
      onClose();
      onConnected(data);
    } catch (error) {
      setFailure(sayError(error));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Elige qué conectar"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="contained"
            color="primary"
            disabled={chosen.size === 0 || connect.isPending}
            onClick={() => void submit()}
          >
            {connect.isPending ? "Conectando..." : "Conectar"}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 1 }}>
        {failure && <Notice tone="error">{failure}</Notice>}
        {found.accounts.length === 0 && <Notice tone="warning">{NONE}</Notice>}
        {accounts.length > 0 && lacksInstagram && <Notice tone="warning">{NO_ACCOUNT}</Notice>}
        {accounts.map((account) => {
          const { name, kind, pageName, whose, reason } = account;
          const isOut = reason !== "" && whose !== "taken";
          return (
            <Box key={keyOf(account)} component="label" sx={ROW}>
              <Checkbox
                checked={chosen.has(keyOf(account))}
                disabled={isOut || connect.isPending}
                onChange={() => toggle(account)}
              />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {[
                    WHERE[kind],
                    kind === "instagram" && `de la página ${pageName}`,
                    whose === "ours" && "ya conectada aquí",
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </Typography>
                {reason && (
                  <Typography variant="body2" sx={{ color: "warning.ink" }}>
                    {reason}
                  </Typography>
                )}
              </Box>
            </Box>
          );
        })}
      </Stack>
    </Dialog>
  );
}

const ROW = {
  display: "flex",
  alignItems: "flex-start",
  gap: 1,
  p: 1,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
  cursor: "pointer",
} as const;
