import Box from "@mui/material/Box";

/** Words that are heard and not seen. */
export function HiddenText({ children, live = false }: { children: string; live?: boolean }) {
  return (
    <Box component="span" sx={HIDDEN} {...(live && { "aria-live": "polite", role: "status" })}>
      {children}
    </Box>
  );
}

/** For whatever is only heard. */
export const HIDDEN = {
  m: 0,
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clip: "rect(0 0 0 0)",
  whiteSpace: "nowrap",
} as const;
