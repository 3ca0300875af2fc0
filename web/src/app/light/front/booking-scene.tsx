// The main example of the front page: a conversation, and the agenda that it fills. Both use the product's own
// components.
import Box from "@mui/material/Box";
import { Bubble } from "../../../features/conversation/inbox/messages/bubble.tsx";
import { StillGrid } from "../../../features/scheduling/appointments/grid/still-grid.tsx";
import { AutoAwesomeOutlined, WhatsApp } from "../../../ui/icon/messages.ts";
import { StorefrontOutlined } from "../../../ui/icon/places.ts";
import { COLUMNS, EXAMPLE_WORDS, HOURS, segmentsOf } from "./example-day.ts";
import { ASSISTANT, BOOKED_AT, CUSTOMER, TALK, type TalkLine } from "./example-talk.ts";
import { usePlayed } from "./use-played.ts";

const before = (column: (typeof COLUMNS)[number]) => segmentsOf(column, false);
const after = (column: (typeof COLUMNS)[number]) => segmentsOf(column, true);

export function BookingScene() {
  const { place, seen } = usePlayed(TALK.length);
  return (
    <Box ref={place} sx={SCENE}>
      <Box component="section" aria-label="Conversación de ejemplo" sx={PANEL}>
        <Box sx={HEAD}>
          <WhatsApp sx={{ color: "success.ink" }} />
          {CUSTOMER}
        </Box>
        <Box component="ol" sx={[THREAD, { [`& > li:nth-of-type(n + ${seen + 1})`]: { opacity: 0 } }]}>
          {TALK.map((line) => (
            <Line key={keyOf(line)} line={line} />
          ))}
        </Box>
      </Box>
      <Box component="section" aria-label="Agenda de ejemplo" sx={PANEL}>
        <Box sx={HEAD}>
          <StorefrontOutlined sx={{ color: "text.secondary" }} />
          Estética Lucía
          <Box component="span" sx={{ ml: "auto", color: "text.secondary", fontWeight: 400 }}>
            Martes
          </Box>
        </Box>
        <Box sx={GRID}>
          <StillGrid
            label={EXAMPLE_WORDS}
            columns={COLUMNS}
            segmentsOf={seen > BOOKED_AT ? after : before}
            hours={HOURS}
            leastWidth={88}
          />
        </Box>
      </Box>
    </Box>
  );
}

function Line({ line }: { line: TalkLine }) {
  if (line.by === "sideEffect")
    return (
      <Box component="li" sx={{ display: "flex", justifyContent: "flex-end", listStyle: "none", pb: 0.75 }}>
        <Box sx={EFFECT}>
          <AutoAwesomeOutlined sx={{ fontSize: 16, color: "secondary.ink", flexShrink: 0 }} />
          <Box component="span" sx={{ fontWeight: 500, color: "text.primary", flexShrink: 0 }}>
            {line.action}
          </Box>
          <Box component="span" sx={{ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" }}>
            {line.result}
          </Box>
        </Box>
      </Box>
    );
  const isContact = line.by === "contact";
  return (
    <Bubble
      itemKey={keyOf(line)}
      author={{ kind: line.by, name: isContact ? CUSTOMER : ASSISTANT }}
      isFirst
      isLast
      hour={line.hour}
      status={isContact ? null : "read"}
    >
      <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{line.text}</Box>
    </Bubble>
  );
}

function keyOf(line: TalkLine): string {
  return line.by === "sideEffect" ? line.action : line.text;
}

const SCENE = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 9fr) minmax(0, 11fr)" },
  alignItems: "stretch",
} as const;
const PANEL = {
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  borderRadius: "14px",
  border: "1px solid",
  borderColor: "divider",
  overflow: "hidden",
  bgcolor: "background.paper",
} as const;
const HEAD = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  px: 2,
  minHeight: 52,
  typography: "subtitle2",
} as const;
const THREAD = {
  flex: 1,
  m: 0,
  px: 2,
  pt: 2,
  pb: 0.5,
  bgcolor: "background.default",
  borderTop: "1px solid",
  borderColor: "divider",
  "& .said": { fontSize: 14 },
  "& > li": { transition: "opacity 240ms" },
} as const;
const GRID = { flex: 1, minHeight: 508, display: "flex", flexDirection: "column" } as const;
const EFFECT = {
  display: "flex",
  alignItems: "center",
  gap: 0.75,
  px: 1.25,
  minHeight: 32,
  minWidth: 0,
  maxWidth: 1,
  whiteSpace: "nowrap",
  borderRadius: 1,
  border: "1px solid",
  borderColor: "divider",
  bgcolor: "background.paper",
  typography: "caption",
  color: "text.secondary",
} as const;
