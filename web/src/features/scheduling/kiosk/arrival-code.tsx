// The code of an open appointment, with which its client checks in at the tablet. Nothing where the branch has no tablet.

import { NO_CLIENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { readArrivalCode } from "@mostrador/domain/scheduling/kiosk/routes.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRead } from "../../../lib/query.ts";
import { CopyButton } from "../../../ui/action/copy-button.tsx";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import type { OfAppointment } from "../appointments/index.ts";

const COMING = new Set(["agendada", "confirmada"]);

export function ArrivalCode({ entry: { _id, clientId, status } }: OfAppointment) {
  const isComing = clientId !== NO_CLIENT && COMING.has(status);
  const { data, error, refetch } = useRead(readArrivalCode, isComing ? { params: { id: _id } } : null);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} dense />;
  const code = data?.code;
  if (!isComing || !code) return null;
  return (
    <Box component="section" aria-label="Código de llegada">
      <Typography sx={{ fontWeight: 500, mb: 0.5 }}>Código de llegada</Typography>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, flexWrap: "wrap" }}>
        <Typography component="span" sx={{ fontSize: 20, fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>
          {code}
        </Typography>
        <CopyButton text={code} label="Copiar código" name="Código" />
      </Box>
      <Typography variant="body2" color="textSecondary">
        Con él y su número, el cliente avisa en la tableta de recepción que llegó.
      </Typography>
    </Box>
  );
}
