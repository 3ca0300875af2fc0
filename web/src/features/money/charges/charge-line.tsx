// What is owed of an appointment, an order or an enrollment, with 'Cobrar': one line of its open panel.
import { readDue } from "@mostrador/domain/money/charges/routes.ts";
import type { DueSubject } from "@mostrador/domain/money/charges/schema.ts";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useMayCall } from "../../../lib/session/active-business.ts";
import { moneyText } from "../../../ui/data/money.tsx";
import { PaymentsOutlined } from "../../../ui/icon/money.ts";
import { ErrorState } from "../../../ui/state/error-state.tsx";
import { useChargesLive, useDue } from "./api.ts";
import { chargeLabel, useCharging } from "./today/use-charging.tsx";

/** `onCharged`: it was charged here, and the ticket was closed. */
type Props = { of: DueSubject; onCharged?: () => void };

export function ChargeLine(props: Props) {
  const mayCall = useMayCall();
  return mayCall(readDue) ? <Shown {...props} /> : null;
}

/** Whether all of it is paid; false also while it is read, and for people who may not see it. */
export function useIsPaid(of: DueSubject): boolean {
  const due = useDue(useMayCall()(readDue) ? of : null).data ?? [];
  return due.length > 0 && due.every(({ owed, paid }) => owed === 0 && paid > 0);
}

function Shown({ of, onCharged }: Props) {
  const due = useDue(of);
  useChargesLive();
  const { charge, panel } = useCharging(onCharged);
  if (due.error) return <ErrorState error={due.error} onRetry={() => void due.refetch()} dense />;
  if (!due.data) return <Skeleton height={36} />;
  const open = due.data.filter(({ refusal }) => refusal === "");
  const sum = (of: "paid" | "owed") => Math.round(open.reduce((all, each) => all + (each[of] ?? 0) * 100, 0)) / 100;
  const isKnown = open.every(({ owed }) => owed !== null);
  const [paid, owed] = [sum("paid"), sum("owed")];
  const isSettled = isKnown && owed === 0;
  if (open.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
      {charge && !isSettled && (
        <Button variant="contained" color="primary" startIcon={<PaymentsOutlined />} onClick={() => charge(of)}>
          {chargeLabel(isKnown ? owed : null)}
        </Button>
      )}
      <Typography variant="body2" color="textSecondary">
        {isSettled ? `Pagado ${moneyText(paid)}` : paid > 0 ? `Ya pagó ${moneyText(paid)}` : "Aún no se paga"}
      </Typography>
      {panel}
    </Stack>
  );
}
