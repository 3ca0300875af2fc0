import Box from "@mui/material/Box";

const FORMAT = new Intl.NumberFormat("es-MX", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$1,250.00 MXN`: an amount in units of the currency (pesos, not cents). */
export function moneyText(amount: number, currency: string | null = "MXN"): string {
  const sign = amount < 0 ? "−" : "";
  return `${sign}$${FORMAT.format(Math.abs(amount))}${currency ? ` ${currency}` : ""}`;
}

/** The same in tabular figures that never wrap. */
export function Money({ amount, currency = "MXN" }: { amount: number; currency?: string | null }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
      {moneyText(amount, currency)}
    </Box>
  );
}
