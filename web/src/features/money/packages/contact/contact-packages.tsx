// A contact's packages on its page, newest first, and the sale of another one.
import { sellPackage } from "@mostrador/domain/money/packages/routes.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { OfContact } from "../../../../lib/contact/in-contact.ts";
import { useMayCall } from "../../../../lib/session/active-business.ts";
import { moneyText } from "../../../../ui/data/money.tsx";
import { DividedList, DividedRow } from "../../../../ui/list/divided-list.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { Late, latePart } from "../../../../ui/state/late.tsx";
import { useSalesOf } from "../api.ts";
import { PurchaseState } from "../sales/purchase-state.tsx";
import { leftText } from "../sessions-text.ts";

const SELL = latePart(async () => (await import("../sales/sell-form.tsx")).SellForm);
const DETAIL = latePart(async () => (await import("../sales/purchase-dialog.tsx")).PurchaseDialog);
const MOST = 20;

export function ContactPackages({ contact: { _id: clientId, name } }: OfContact) {
  const { data = [], error, refetch } = useSalesOf(clientId, MOST);
  const maySell = useMayCall()(sellPackage);
  const [isSelling, setSelling] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.length === 0 && !maySell) return null;
  const open = data.find(({ _id }) => _id === openId);
  return (
    <Stack component="section" aria-label="Paquetes" sx={{ gap: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
        <Typography variant="h3">Paquetes</Typography>
        {maySell && (
          <Button size="small" onClick={() => setSelling(true)}>
            Vender paquete
          </Button>
        )}
      </Box>
      {data.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Aún no compra ningún paquete de sesiones.
        </Typography>
      ) : (
        <DividedList label="Paquetes">
          {data.map((one) => (
            <DividedRow key={one._id}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Link
                  component="button"
                  type="button"
                  variant="body2"
                  sx={{ fontWeight: 500, overflowWrap: "anywhere", textAlign: "left" }}
                  onClick={() => setOpenId(one._id)}
                >
                  {one.packageName}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {one.owed > 0 ? `${leftText(one)} · Debe ${moneyText(one.owed, null)}` : leftText(one)}
                </Typography>
              </Box>
              <PurchaseState status={one.status} />
            </DividedRow>
          ))}
        </DividedList>
      )}
      {isSelling && (
        <Late part={SELL} props={{ client: { id: clientId, label: name }, onClose: () => setSelling(false) }} />
      )}
      {open && <Late part={DETAIL} props={{ purchase: open, onClose: () => setOpenId(null) }} />}
    </Stack>
  );
}
