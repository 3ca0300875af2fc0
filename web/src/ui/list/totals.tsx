// The sums of what a list shows, above it.
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type Props = {
  /** Undefined values: still loading. */
  facts: readonly { label: string; value: ReactNode | undefined }[];
};

export function Totals({ facts }: Props) {
  return (
    <Box
      component="dl"
      aria-label="Totales de lo que se muestra"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr 1fr", sm: `repeat(${facts.length}, auto) 1fr` },
        gap: { xs: 1, sm: 4 },
        m: 0,
        mb: 2,
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0, height: "1lh" }}>
            {value === undefined ? <Skeleton width={72} /> : value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
