// Two or three panes side by side on the desktop; on the phone one at a time, chosen by `shown`.
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { usePhone, useWide } from "./use-screen.ts";

export type PaneName = "start" | "main" | "end";
export type SplitPaneProps = {
  start: ReactNode;
  main: ReactNode;
  /** Next to the others from 1200 px; below that only when it is the one shown. */
  end?: ReactNode;
  shown: PaneName;
  /** Makes room for a panel next to all of them. */
  without?: PaneName;
  labels: { start: string; main: string; end?: string };
  startWidth?: number;
  endWidth?: number;
};

export function SplitPane({
  start,
  main,
  end,
  shown,
  without,
  labels,
  startWidth = 340,
  endWidth = 320,
}: SplitPaneProps) {
  const phone = usePhone();
  const wide = useWide();
  const visible = (name: PaneName) =>
    name === without ? false : phone ? shown === name : name !== "end" || (Boolean(end) && (wide || shown === "end"));
  const pane = {
    minWidth: 0,
    minHeight: 0,
    flexDirection: "column",
    bgcolor: "background.paper",
    overflow: "hidden",
  } as const;
  const line = { borderStyle: "solid", borderColor: "divider", borderWidth: 0 } as const;
  return (
    <Box sx={{ display: "flex", flex: 1, minHeight: 0, height: 1 }}>
      <Box
        component="section"
        aria-label={labels.start}
        sx={{
          ...pane,
          ...line,
          display: visible("start") ? "flex" : "none",
          ...(phone ? { flex: 1 } : { width: startWidth, flexShrink: 0, borderRightWidth: 1 }),
        }}
      >
        {start}
      </Box>
      <Box
        component="section"
        aria-label={labels.main}
        sx={{ ...pane, display: visible("main") ? "flex" : "none", flex: 1 }}
      >
        {main}
      </Box>
      {end && (
        <Box
          component="aside"
          aria-label={labels.end}
          sx={{
            ...pane,
            ...line,
            display: visible("end") ? "flex" : "none",
            ...(phone ? { flex: 1 } : { width: endWidth, flexShrink: 0, borderLeftWidth: 1 }),
          }}
        >
          {end}
        </Box>
      )}
    </Box>
  );
}
