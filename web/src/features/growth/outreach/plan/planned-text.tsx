// What a planned message is and why, its first words, and what is in its way.
import { KIND_LABELS } from "@mostrador/domain/growth/outreach/kinds.ts";
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import Box from "@mui/material/Box";
import { causeText } from "../cause-text.ts";

export function PlannedText({ message, zone }: { message: Notification; zone: string }) {
  const { kind, preview, reason } = message;
  const cause = causeText(message, zone);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
        {KIND_LABELS[kind]}
        {cause && (
          <Box component="span" sx={{ fontWeight: 400, color: "text.secondary" }}>
            {` · ${cause}`}
          </Box>
        )}
      </Box>
      <Box sx={WORDS}>{preview}</Box>
      {reason && <Box sx={{ color: "error.ink" }}>{reason}</Box>}
    </Box>
  );
}

const WORDS = {
  color: "text.secondary",
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  overflowWrap: "anywhere",
} as const;
