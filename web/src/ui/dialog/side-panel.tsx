// A panel next to its subject, which stays visible and usable. Esc and the cross close it; the focus moves in, and
// returns afterwards.
import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { useScrollStop } from "../layout/use-scroll-stop.ts";
import { useTitle } from "../layout/use-title.ts";
import { PanelHead } from "./panel-head.tsx";

export type SidePanelProps = { title: string; onClose: () => void; tools?: ReactNode; children: ReactNode };

const WIDTH = 400;
/** A layer over the panel takes Esc first. */
const OVER = ".MuiModal-root, .MuiPopper-root";

export function SidePanel({ title, onClose, tools, children }: SidePanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useTitle(title, "over");
  const scroll = useScrollStop(title);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector(OVER)) onClose();
  });
  useEffect(() => {
    const before = document.activeElement;
    const within = panel.current;
    within?.focus();
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => {
      window.removeEventListener("keydown", listener);
      const isLost = document.activeElement === document.body || within?.contains(document.activeElement);
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Box
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      sx={{
        width: WIDTH,
        flexShrink: 0,
        minHeight: 0,
        display: "flex",
        flexDirection: "column",
        bgcolor: "surface.raised",
        borderTop: "1px solid",
        borderLeft: "1px solid",
        borderColor: "divider",
        outline: "none",
      }}
    >
      <PanelHead id={id} title={title} size="h3" tools={tools} onClose={onClose} />
      <Box
        {...scroll}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: "auto",
          px: 3,
          pt: 0.5,
          pb: 3,
          display: "flex",
          flexDirection: "column",
          "& > form": { flex: "1 0 auto" },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
