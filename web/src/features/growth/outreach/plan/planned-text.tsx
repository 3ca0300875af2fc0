// What a planned message is, its first words, and why it could not be sent as things are.
import { KIND_LABELS } from "@mostrador/domain/growth/outreach/kinds.ts";
import type { Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import Box from "@mui/material/Box";

export function PlannedText({ message: { kind, preview, reason } }: { message: Notification }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 500 }}>{KIND_LABELS[kind]}</Box>
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
