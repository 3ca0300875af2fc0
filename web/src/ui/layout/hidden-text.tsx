import Box from "@mui/material/Box";

/** Text only for screen readers. */
export function HiddenText({ children, live = false }: { children: string; live?: boolean }) {
  return (
    <Box component="span" sx={HIDDEN} {...(live && { "aria-live": "polite", role: "status" })}>
      {children}
    </Box>
  );
}

/** The style of text only for screen readers. */
export const HIDDEN = {
  m: 0,
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clip: "rect(0 0 0 0)",
  whiteSpace: "nowrap",
} as const;
