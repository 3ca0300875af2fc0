// The recording time and sound level, which shows whether the microphone is muted.
import { LONGEST_VOICE_S } from "@mostrador/domain/conversation/inbox/media/carried.ts";
import Box from "@mui/material/Box";
import { useEffect, useState } from "react";

const EVERY_MS = 100;
const BARS = 48;
const NEAR_THE_END_S = 30;

export function LevelMeter({ level, since }: { level: () => number; since: number }) {
  const [heard, setHeard] = useState<readonly number[]>(() => Array(BARS).fill(0));
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setHeard((before) => [...before.slice(1), level()]);
      setSeconds(Math.floor((Date.now() - since) / 1000));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [level, since]);
  const left = LONGEST_VOICE_S - seconds;
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: "flex", alignItems: "center", gap: 1, px: 1 }}>
      <Box aria-hidden sx={{ width: 10, height: 10, flexShrink: 0, borderRadius: "50%", bgcolor: "error.main" }} />
      <Box role="timer" aria-label="Grabando" sx={{ typography: "body2", fontVariantNumeric: "tabular-nums" }}>
        {clock(seconds)}
      </Box>
      <Box
        aria-hidden
        sx={{ flex: 1, minWidth: 0, height: 24, overflow: "hidden", ...CENTRED, justifyContent: "flex-end" }}
      >
        {heard.map((loud, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row, not a thing that moves
          <Box key={index} style={{ height: `${Math.max(8, loud * 100)}%` }} sx={BAR} />
        ))}
      </Box>
      {left <= NEAR_THE_END_S && (
        <Box role="status" sx={{ typography: "caption", color: "warning.ink", whiteSpace: "nowrap" }}>
          {`Quedan ${Math.max(0, left)} s`}
        </Box>
      )}
    </Box>
  );
}

/** '1:05'. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const CENTRED = { display: "flex", alignItems: "center", gap: "2px" } as const;
const BAR = { width: 3, flexShrink: 0, borderRadius: "2px", bgcolor: "primary.main" } as const;
