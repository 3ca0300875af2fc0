// One section of an open appointment: its title and content.
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Desk } from "../../desk.ts";

/** The props of each section of an open appointment. */
export type SectionProps = { entry: AgendaEntry; desk: Desk };

export function EntrySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography sx={{ fontWeight: 500, mb: 0.5 }}>{title}</Typography>
      {children}
    </Box>
  );
}
