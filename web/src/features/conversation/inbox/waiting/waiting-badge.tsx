// The number beside 'Chat' in the menu and in the phone's bar: how many wait for a person.
import Box from "@mui/material/Box";
import { useWaitCount } from "./use-wait-count.ts";

/** `small`: over the icon, where there is no room beside the word. */
export function WaitingBadge({ small }: { small: boolean }) {
  const waiting = useWaitCount().data?.waiting ?? 0;
  if (waiting === 0) return null;
  const words =
    waiting === 1 ? "1 conversación espera a una persona" : `${waiting} conversaciones esperan a una persona`;
  return (
    <Box component="span" role="img" aria-label={words} title={words} sx={small ? [BADGE, OVER] : BADGE}>
      {waiting > 99 ? "99+" : waiting}
    </Box>
  );
}

const BADGE = {
  minWidth: 20,
  height: 20,
  px: 0.75,
  boxSizing: "border-box",
  borderRadius: "10px",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  bgcolor: "warning.soft",
  color: "warning.ink",
  border: "1px solid currentColor",
  fontSize: 12,
  lineHeight: 1,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
} as const;
const OVER = { position: "absolute", top: 4, left: "calc(50% + 6px)", minWidth: 18, height: 18, fontSize: 11 } as const;
