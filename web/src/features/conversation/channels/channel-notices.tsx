// Meta's notices about a number, newest first: three lines, and the rest on demand.
import type { ChannelNotice } from "@mostrador/domain/conversation/channels/schema.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { DateTime } from "../../../ui/data/date-time.tsx";
import { StatusDot } from "../../../ui/data/status.tsx";

const FEW = 3;
const LOOK = {
  info: { tone: "neutral", mark: "dot", label: "Aviso" },
  warning: { tone: "warning", mark: "half", label: "Advertencia" },
  error: { tone: "error", mark: "cross", label: "Problema" },
} as const;

export function ChannelNotices({ notices }: { notices: readonly ChannelNotice[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? notices : notices.slice(0, FEW);
  return (
    <Box component="section" aria-label="Avisos de Meta">
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        Avisos de Meta
      </Typography>
      <Box component="ul" sx={LIST}>
        {shown.map(({ _id, text, tone, at }) => (
          <li key={_id}>
            <StatusDot {...LOOK[tone]} />
            <span className="text">{text}</span>
            <Box component="span" sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
              <DateTime value={at} relative />
            </Box>
          </li>
        ))}
      </Box>
      {notices.length > FEW && (
        <Button size="small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Ver menos" : `Ver los ${notices.length}`}
        </Button>
      )}
    </Box>
  );
}

const LIST = {
  listStyle: "none",
  m: 0,
  p: 0,
  display: "grid",
  gap: 0.75,
  typography: "body2",
  "& li": { display: "flex", gap: 1, alignItems: "baseline" },
  "& svg": { flexShrink: 0, alignSelf: "center" },
  "& .text": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
} as const;
