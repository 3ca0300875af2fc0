// Skeletons of full-height content: a calendar, and a list with a detail pane.
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { RowsSkeleton } from "./skeletons.tsx";

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const LINE = "1px solid";

/** The heading, the hours at the left, and columns with some events. */
export function CalendarSkeleton({ phone }: { phone: boolean }) {
  return (
    <Box role="status" aria-label="Cargando la agenda" data-shape="calendar" sx={FULL}>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1, px: { xs: 1, sm: 2 }, minHeight: 56, flexShrink: 0 }}>
        {!phone && <Skeleton height={36} width={64} />}
        <Skeleton height={20} width={phone ? 150 : 260} />
        <Box sx={{ flex: 1 }} />
        <Skeleton height={36} width={phone ? 64 : 120} />
        {!phone && <Skeleton height={36} width={140} />}
      </Stack>
      <Box sx={{ ...GRID, gridTemplateColumns: `68px repeat(${phone ? 2 : 7}, minmax(0, 1fr))` }}>
        <Box sx={{ pt: "72px" }}>
          {times(12).map((hour) => (
            <Box key={hour} sx={{ height: 76, px: 1 }}>
              <Skeleton height={12} />
            </Box>
          ))}
        </Box>
        {times(phone ? 2 : 7).map((column) => (
          <Box key={column} sx={{ borderLeft: LINE, borderColor: "divider" }}>
            <Box sx={{ height: 51, display: "grid", placeItems: "center", borderBottom: LINE, borderColor: "divider" }}>
              <Skeleton height={16} width="50%" />
            </Box>
            <Box sx={{ p: 0.5 }}>
              {times(5).map((event) => (
                <Skeleton
                  key={event}
                  height={56 + ((column * 31 + event * 17) % 48)}
                  sx={{ mt: `${16 + ((column * 53 + event * 37) % 60)}px` }}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Conversations at the left, the open one's place at the right. */
export function InboxSkeleton({ phone }: { phone: boolean }) {
  return (
    <Box data-shape="inbox" sx={{ ...FULL, flexDirection: "row" }}>
      <Box sx={{ width: phone ? 1 : 360, borderRight: LINE, borderColor: "divider", bgcolor: "background.paper" }}>
        <Box sx={{ px: 2, py: 1.5, borderBottom: LINE, borderColor: "divider" }}>
          {!phone && <Skeleton height={24} width={90} sx={{ mb: 2 }} />}
          <Skeleton height={40} sx={{ mb: 1.5 }} />
          <Skeleton height={28} width="80%" />
        </Box>
        <RowsSkeleton />
      </Box>
    </Box>
  );
}

const FULL = { flex: 1, minHeight: 0, width: 1, display: "flex", flexDirection: "column", overflow: "hidden" } as const;
const GRID = {
  flex: 1,
  minHeight: 0,
  overflow: "hidden",
  display: "grid",
  bgcolor: "background.paper",
  borderTop: LINE,
  borderColor: "divider",
} as const;
