// How many wait for a person, beside 'Chat' in the menu and over it in the phone's bar. Drawn by style, so that the shell
// carries nothing of it: it comes when the first page stands. Whoever hears the page hears the words after the stroke.
import GlobalStyles from "@mui/material/GlobalStyles";
import { useWaitCount } from "../../features/conversation/inbox/waiting/use-wait-count.ts";

const CHAT = 'a[href="/chat"]';

export function WaitingMarks() {
  const waiting = useWaitCount().data?.waiting ?? 0;
  if (waiting === 0) return null;
  const words = waiting === 1 ? "1 conversación espera" : `${waiting} conversaciones esperan`;
  const mark = { ...MARK, content: `"${waiting > 99 ? "99+" : waiting}" / ", ${words} a una persona"` };
  return (
    <GlobalStyles
      styles={{
        [`nav[aria-label="Menú principal"] ${CHAT}::after`]: mark,
        // As a strip it has no room beside the icon.
        [`nav[aria-label="Menú principal"] ${CHAT}[aria-label]`]: { position: "relative" },
        [`nav[aria-label="Menú principal"] ${CHAT}[aria-label]::after`]: OVER,
        [`nav[aria-label="Accesos rápidos"] ${CHAT}::after`]: { ...mark, ...OVER },
      }}
    />
  );
}

const MARK = {
  boxSizing: "border-box",
  minWidth: 20,
  height: 20,
  padding: "0 5px",
  borderRadius: 10,
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  background: "var(--mui-palette-warning-soft)",
  color: "var(--mui-palette-warning-ink)",
  border: "1px solid currentColor",
  fontSize: 12,
  lineHeight: 1,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
} as const;
const OVER = { position: "absolute", top: 4, left: "calc(50% + 6px)", minWidth: 18, height: 18, fontSize: 11 } as const;
