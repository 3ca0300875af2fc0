// The foot of a charge: the total, what is received, and what is missing or given back.
import type { Due } from "@mostrador/domain/money/charges/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Money } from "../../../ui/data/money.tsx";
import { useFormValue } from "../../../ui/form/use-form-values.ts";
import { sumsOf, type WrittenLine, type WrittenPayment } from "./charge-values.ts";

export function ChargeSums({ dues }: { dues: readonly Due[] }) {
  const lines = useFormValue<WrittenLine[]>("lines");
  const payments = useFormValue<WrittenPayment[]>("payments") ?? [];
  const tip = useFormValue<number | null>("tip");
  const { due, total, received, rest } = sumsOf(dues, { lines, payments, tip });
  const shown = [
    { label: "Se debe", amount: due },
    (tip ?? 0) > 0 && { label: "Con propina", amount: total },
    { label: "Recibes", amount: received },
    rest > 0 && { label: "Queda por pagar", amount: rest, isStrong: true },
    rest < 0 && { label: "Cambio", amount: -rest, isStrong: true },
  ];
  return (
    <Box component="dl" role="status" aria-label="Cuenta" sx={{ m: 0, display: "grid", gap: 0.5 }}>
      {shown.map(
        (line) =>
          line && (
            <Box key={line.label} sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
              <Typography component="dt" color={"isStrong" in line ? "textPrimary" : "textSecondary"}>
                {line.label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: "isStrong" in line ? 700 : 400 }}>
                <Money amount={line.amount} />
              </Typography>
            </Box>
          ),
      )}
    </Box>
  );
}
