// What came in and what went out: told by a sign, and by colour besides.
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
