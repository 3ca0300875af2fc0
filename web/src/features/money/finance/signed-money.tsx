// An income or expense: shown by its sign, and also by colour.
import type { MovementType } from "@mostrador/domain/money/finance/payment-method.ts";
import Box from "@mui/material/Box";
import { Money } from "../../../ui/data/money.tsx";

export function SignedMoney({ amount, type }: { amount: number; type: MovementType }) {
  return (
    <Box component="span" sx={{ color: type === "in" ? "success.ink" : "error.ink", whiteSpace: "nowrap" }}>
      {type === "in" ? "+" : ""}
      <Money amount={type === "in" ? amount : -amount} />
    </Box>
  );
}
