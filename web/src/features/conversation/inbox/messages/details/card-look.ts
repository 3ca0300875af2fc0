/** The style of a card inside a bubble: the bubble's tint with an outline. */
export const CARD = {
  mt: 0.5,
  mb: 0.25,
  p: 1.25,
  minWidth: "min(240px, 100%)",
  borderRadius: 1,
  border: "1px solid",
  borderColor: "divider",
} as const;
