// How a foot looks, below the pages of a brand and of the product.
export const FOOT = {
  // last in its column, whichever part of the page comes first
  order: 1,
  mt: "auto",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 4,
  rowGap: 1,
  width: 1,
  maxWidth: 1120,
  mx: "auto",
  px: { xs: 2, sm: 3 },
  py: 2,
  typography: "body2",
  color: "text.secondary",
  overflowWrap: "anywhere",
} as const;
export const FOOT_LINKS = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 2.5,
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: { xs: 44, md: 32 },
    color: "primary.ink",
    textDecoration: "none",
    "&:hover": { textDecoration: "underline" },
  },
} as const;
