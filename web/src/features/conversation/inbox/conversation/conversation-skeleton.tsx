import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";

const BUBBLES = [
  { isOwn: false, width: "46%", height: 44 },
  { isOwn: false, width: "30%", height: 44 },
  { isOwn: true, width: "52%", height: 64 },
  { isOwn: false, width: "24%", height: 44 },
  { isOwn: true, width: "40%", height: 84 },
  { isOwn: true, width: "33%", height: 44 },
];

/** Bubbles at both sides, from the bottom upwards. */
export function ConversationSkeleton() {
  return (
    <Box role="status" aria-label="Cargando mensajes" sx={PANE}>
      <Box sx={{ maxWidth: 880, width: 1, mx: "auto", display: "grid", gap: 1.5, p: 2, boxSizing: "border-box" }}>
        {BUBBLES.map(({ isOwn, width, height }) => (
          <Skeleton
            key={width}
            variant="rounded"
            width={width}
            height={height}
            sx={{ borderRadius: "14px", justifySelf: isOwn ? "end" : "start" }}
          />
        ))}
      </Box>
    </Box>
  );
}

const PANE = {
  flex: 1,
  minHeight: 0,
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  bgcolor: "background.default",
} as const;
