/** A line that opens another appointment, in a list of a few within an opened one: as wide as what can be pressed. */
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
