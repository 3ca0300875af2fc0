// The remaining time of an offer: days, hours, minutes, seconds; nothing after its end.

import { readableFill } from "@mostrador/domain/kit/color/color.ts";
import Box from "@mui/material/Box";
import { useEffect, useState } from "react";

type Props = {
  /** Epoch ms. */
  endsAt: number;
  /** The start of a later discount: nothing is shown before it. */
  startsAt?: number | null;
  message: string;
  /** How far the server's clock is ahead of this one. */
  ahead?: number;
  /** The background colour; darkened if its text would not be readable. */
  color?: string;
  onEnd?: () => void;
};

export function Countdown({ endsAt, startsAt = null, message, ahead = 0, color, onEnd }: Props) {
  const now = useSeconds() + ahead;
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onEnd?.();
  }, [isOver, onEnd]);
  if (isOver || (startsAt !== null && now < startsAt)) return null;
  const parts = partsOf(left);
  const ground = color ? readableFill(color) : { fill: "primary.soft", text: "text.primary" };
  return (
    <Box
      role="timer"
      aria-label={`${message}. Termina en ${parts.map(({ value, label }) => `${value} ${label}`).join(", ")}`}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 1,
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: ground.fill,
        color: ground.text,
      }}
    >
      <Box sx={{ fontWeight: 500, minWidth: 0, overflowWrap: "anywhere" }}>{message}</Box>
      <Box aria-hidden sx={{ display: "flex", gap: 1.5 }}>
        {parts.map(({ label, short, value }) => (
          <Box key={label} sx={{ textAlign: "center", lineHeight: 1.1 }}>
            <Box sx={{ fontSize: 18, fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>
              {String(value).padStart(2, "0")}
            </Box>
            <Box sx={{ typography: "caption" }}>{short}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function partsOf(seconds: number) {
  return [
    { label: "días", short: "días", value: Math.floor(seconds / 86_400) },
    { label: "horas", short: "horas", value: Math.floor(seconds / 3600) % 24 },
    { label: "minutos", short: "min", value: Math.floor(seconds / 60) % 60 },
    { label: "segundos", short: "seg", value: seconds % 60 },
  ];
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
