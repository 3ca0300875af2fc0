// The checkpoints of a sale one below the other, each with its color and its objections.
import type { Checkpoint } from "@mostrador/domain/growth/sales-funnels/checkpoints.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type Props = {
  /** Of the titles, below the heading of the page or of a section. */
  level: "h2" | "h3";
  description?: string;
  checkpoints: readonly Checkpoint[];
  /** The buttons of one. */
  actions?: (checkpoint: Checkpoint, at: number) => ReactNode;
};

export function CheckpointLine({ level, description, checkpoints, actions }: Props) {
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      {description && (
        <Typography sx={{ color: "text.secondary", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {description}
        </Typography>
      )}
      <Box component="ol" aria-label="Puntos" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {checkpoints.map((checkpoint, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a checkpoint is nothing but its place, and titles may repeat
          <Box component="li" key={at} sx={ENTRY}>
            <Box aria-hidden sx={{ ...DOT, bgcolor: DOT_COLOR[checkpoint.color] }} />
            <Box sx={{ minWidth: 0 }}>
              <Typography component={level} sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
                {checkpoint.title}
              </Typography>
              {checkpoint.description && (
                <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
                  {checkpoint.description}
                </Typography>
              )}
              {checkpoint.objections.length > 0 && (
                <Box component="ul" aria-label={`Objeciones de ${checkpoint.title}`} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
                  {checkpoint.objections.map((objection, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an objection is nothing but its place, and may repeat
                    <Typography component="li" variant="body2" key={index} sx={{ overflowWrap: "anywhere" }}>
                      {objection}
                    </Typography>
                  ))}
                </Box>
              )}
            </Box>
            <Box sx={{ display: "flex", alignSelf: "start" }}>{actions?.(checkpoint, at)}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const DOT_COLOR = { red: "error.main", green: "success.main", darkgrey: "text.secondary" } as const;

const ENTRY = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: "12px minmax(0, 1fr) auto",
  columnGap: 1.5,
  pb: 2.5,
  "&:last-child": { pb: 0 },
  // the line to the next one
  "&:not(:last-child)::before": {
    content: '""',
    position: "absolute",
    left: 5,
    top: 22,
    bottom: 0,
    width: "2px",
    bgcolor: "divider",
  },
} as const;

const DOT = { width: 12, height: 12, mt: "6px", borderRadius: "50%" } as const;
