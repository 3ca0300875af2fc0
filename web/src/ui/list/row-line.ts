/** The style of a line that holds a `Row` and leads somewhere. */
export const ROW_LINE = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  minHeight: 60,
  px: { xs: 2, sm: 2.5 },
  py: 1,
  color: "inherit",
  textDecoration: "none",
  "&:hover": { bgcolor: "action.hover" },
  "&:focus-visible": { outlineOffset: -2 },
} as const;
