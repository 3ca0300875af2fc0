// One part of an open appointment: its name, and what stands below it.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export function EntrySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography sx={{ fontWeight: 500, mb: 0.5 }}>{title}</Typography>
      {children}
    </Box>
  );
}
