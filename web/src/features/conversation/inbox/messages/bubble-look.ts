// The styles of messages: side, tint and name together show the author.
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";

export const LINE = {
  listStyle: "none",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  position: "relative",
  pb: "3px",
  "&[data-last]": { pb: 1.5 },
  '&[data-by="assistant"], &[data-by="person"], &[data-by="system"]': { alignItems: "flex-end" },
  // The answer button is at the inner side of the bubble.
  '&[data-by="assistant"] > .said, &[data-by="person"] > .said, &[data-by="system"] > .said': {
    flexDirection: "row-reverse",
  },
  "& .reply": { opacity: 0, "&:focus-visible": { opacity: 1 } },
  "&:hover .reply": { opacity: 1 },
  "@media (hover: none)": { "& .reply": { opacity: 0.55 } },
} as const;

export const NAME = {
  display: "flex",
  alignItems: "center",
  gap: 0.5,
  px: 0.5,
  pb: 0.25,
  typography: "caption",
  color: "text.secondary",
} as const;

/** The bubble and its neighbours; only these change sides. */
export const SAID = { display: "flex", alignItems: "center", gap: 0.5, width: 1 } as const;

export const BUBBLE = {
  position: "relative",
  minWidth: 72,
  maxWidth: "min(560px, calc(100% - 40px))",
  px: 1.5,
  pt: 0.75,
  pb: 0.5,
  borderRadius: "14px",
  border: "1px solid transparent",
  typography: "body1",
  "&[data-failed]": { borderColor: "error.ink" },
  /** The message that a search opened. */
  "&[data-found]": { boxShadow: "0 0 0 3px var(--mui-palette-warning-main)" },
} as const;

export const BY: Readonly<Record<Message["author"]["kind"], object>> = {
  contact: { bgcolor: "background.paper", borderColor: "divider", "&[data-first]": { borderTopLeftRadius: "4px" } },
  person: { bgcolor: "primary.soft", "&[data-first]": { borderTopRightRadius: "4px" } },
  assistant: { bgcolor: "secondary.soft", "&[data-first]": { borderTopRightRadius: "4px" } },
  system: {
    bgcolor: "background.paper",
    borderColor: "divider",
    "&[data-first]": { borderTopRightRadius: "4px" },
  },
};

export const FOOT = {
  display: "flex",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: 0.5,
  minHeight: 16,
  typography: "caption",
  color: "text.secondary",
  fontVariantNumeric: "tabular-nums",
} as const;

export const REACTION = {
  position: "absolute",
  left: 8,
  bottom: -10,
  px: 0.5,
  borderRadius: "10px",
  border: "1px solid",
  borderColor: "divider",
  bgcolor: "background.paper",
  fontSize: 14,
  lineHeight: "20px",
} as const;
