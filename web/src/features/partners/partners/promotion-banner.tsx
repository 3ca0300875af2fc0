// The promotion of partners' recharges, over their pages while it runs.
import { PARTNER_PROMOTION, promotionEnd } from "@mostrador/domain/partners/partners/promotion.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router";
import { useNow } from "../../../lib/use-now.ts";
import { Countdown } from "../../../ui/time/countdown.tsx";

export function PromotionBanner() {
  // a page may stay open across its start
  const endsAt = promotionEnd(PARTNER_PROMOTION, useNow());
  const [isOver, setIsOver] = useState(false);
  if (endsAt === null || isOver) return null;
  return (
    <Box component="aside" aria-label="Promoción" sx={BANNER}>
      <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
        <Countdown endsAt={endsAt} message={PARTNER_PROMOTION.title} onEnd={() => setIsOver(true)} />
      </Box>
      <Button variant="contained" color="primary" component={Link} to={PARTNER_PROMOTION.path}>
        Recargar créditos
      </Button>
    </Box>
  );
}

const BANNER = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  p: 2,
  borderRadius: 1,
  bgcolor: "primary.soft",
} as const;
