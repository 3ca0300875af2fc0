// 'Créditos: GPT x | R y' above all pages, for people who may see them; on the phone only when few are left.
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { countersText, lastingText } from "@mostrador/domain/money/credits/credit-words.ts";
import { balanceText } from "@mostrador/domain/money/credits/pesos/peso-words.ts";
import Box from "@mui/material/Box";
import { Link } from "react-router";
import { useMay } from "../../../lib/session/active-business.ts";
import { StatusDot } from "../../../ui/data/status.tsx";
import { useCreditBalance, useCreditsLive } from "./api.ts";

const LOW = "Quedan pocos créditos";

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
  const days = balance.daysLeft.gptModel;
  const lasting = days === null ? "" : `: ${lastingText(days)}`;
  const isSold = balance.low.includes("gpt_model") && !balance.tolerance;
  return (
    <Box
      component={Link}
      to={isSold ? "/recargar" : "/creditos/movimientos"}
      title={isSold ? `${LOW}${lasting}. Recargar` : isLow ? LOW : "Ver movimientos de créditos"}
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
      {isLow && <StatusDot tone="warning" mark="half" label={isSold ? `${LOW}${lasting}. Recargar` : LOW} />}
      <Box component="span" sx={{ display: { xs: "none", md: "inline" }, whiteSpace: "nowrap" }}>
        {texts.join(" · ")}
      </Box>
    </Box>
  );
}
