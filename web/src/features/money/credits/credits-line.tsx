// 'Créditos: GPT x | R y' above all pages, for people who may see them; on the phone only when few are left.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { countersText } from "@mostrador/domain/money/credits/credit-words.ts";
import { balanceText } from "@mostrador/domain/money/credits/pesos/peso-words.ts";
import Box from "@mui/material/Box";
import { Link } from "react-router";
import { useMay } from "../../../lib/session/active-business.ts";
import { StatusDot } from "../../../ui/data/status.tsx";
import { useCreditBalance, useCreditsLive } from "./api.ts";

export function CreditsLine() {
  const may = useMay()(PAGE.creditos, "view");
  const balance = useCreditBalance(may).data;
  useCreditsLive();
  if (!may || !balance) return null;
  const isLow = balance.low.length > 0;
  const texts = [
    ...(balance.gptModel > 0 || balance.reasoningModel > 0 || isLow ? [countersText(balance)] : []),
    ...(balance.balanceMXN > 0 ? [balanceText(balance.balanceMXN)] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <Box
      component={Link}
      to="/creditos/movimientos"
      title={isLow ? "Quedan pocos créditos" : "Ver movimientos de créditos"}
      sx={{
        display: isLow ? "inline-flex" : { xs: "none", md: "inline-flex" },
        alignItems: "center",
        gap: 0.75,
        ml: 1,
        px: 1,
        minHeight: { xs: 44, sm: 32 },
        minWidth: 0,
        borderRadius: 1,
        typography: "body2",
        fontVariantNumeric: "tabular-nums",
        color: isLow ? "warning.ink" : "text.secondary",
        textDecoration: "none",
        "&:hover": { color: "text.primary" },
      }}
    >
      {isLow && <StatusDot tone="warning" mark="half" label="Quedan pocos créditos" />}
      <Box component="span" sx={{ display: { xs: "none", md: "inline" }, whiteSpace: "nowrap" }}>
        {texts.join(" · ")}
      </Box>
    </Box>
  );
}
