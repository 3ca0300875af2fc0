// A WhatsApp list as the contact sees it: folded below the message, with its rows inside.
import { LIST_LABEL } from "@mostrador/domain/conversation/inbox/choices.ts";
import type { Message } from "@mostrador/domain/conversation/inbox/schema.ts";
import Box from "@mui/material/Box";

export function SentList({ rows }: { rows: Message["list"] }) {
  return (
    <Box component="details" sx={LIST}>
      <summary>{`${LIST_LABEL} (${rows.length})`}</summary>
      <Box component="ul" aria-label="Lista de opciones" sx={ROWS}>
        {rows.map(({ title, description }) => (
          <li key={title + description}>
            {title}
            {description && <Box sx={{ typography: "caption", color: "text.secondary" }}>{description}</Box>}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const LIST = {
  mt: 1,
  borderRadius: "8px",
  border: "1px solid",
  borderColor: "divider",
  typography: "body2",
  "& > summary": { px: 1, py: 0.5, cursor: "pointer", typography: "caption", fontWeight: 500, color: "primary.ink" },
} as const;
const ROWS = {
  m: 0,
  p: 0,
  listStyle: "none",
  "& li": { px: 1, py: 0.5, borderTop: "1px solid", borderColor: "divider", overflowWrap: "anywhere" },
} as const;
