// Goes to Mercado Pago with the price on the page; a price that changed meanwhile is shown first.

import { readableFill } from "@mostrador/domain/kit/color/color.ts";
import type { LinkPage } from "@mostrador/domain/scheduling/payments/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { moneyText } from "../../../../ui/data/money.tsx";
import { Notice } from "../../../../ui/state/notice.tsx";
import { beginPaying } from "./pay-api.ts";

type Props = { link: string; page: LinkPage; onChanged: () => void };

export function PayButton({ link, page, onChanged }: Props) {
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState("");
  const { amounts, themeColor } = page;
  const pay = async () => {
    setIsOpening(true);
    setProblem("");
    const { data, refusal } = await beginPaying(link, page);
    if (data) return location.assign(data.initPoint);
    setIsOpening(false);
    setProblem(refusal.message);
    if (refusal.status === 409 || refusal.status === 422) onChanged();
  };
  const { fill, text } = readableFill(themeColor);
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {problem && (
        <Notice tone="warning" role="alert">
          {problem}
        </Notice>
      )}
      <Button
        variant="contained"
        color="primary"
        disabled={isOpening}
        onClick={() => void pay()}
        sx={{
          minHeight: 52,
          fontSize: 16,
          bgcolor: fill,
          color: text,
          "&:hover": { bgcolor: fill, filter: "brightness(0.94)" },
        }}
      >
        {isOpening ? "Abriendo Mercado Pago…" : `Pagar ${moneyText(amounts.due, amounts.currency)}`}
      </Button>
    </Box>
  );
}
