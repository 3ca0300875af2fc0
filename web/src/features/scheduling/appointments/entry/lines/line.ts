/** The style of a line that opens another appointment from an open one: as wide as its touch area. */
export const LINE = {
  width: "calc(100% + 16px)",
  gap: 1.25,
  px: 1,
  mx: -1,
  py: 0.75,
  borderRadius: "8px",
  justifyContent: "start",
  textAlign: "left",
  minHeight: { xs: 44, sm: 36 },
  "&:hover": { bgcolor: "action.hover" },
  "&[aria-current=true]": { bgcolor: "action.selected" },
} as const;
