// The class of an appointment: who comes, and a place for one more.
import { whoComes } from "@mostrador/domain/scheduling/appointments/attendee.ts";
import type { AgendaEntry } from "@mostrador/domain/scheduling/appointments/schema.ts";
import { STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { EntryLine } from "../entry/lines/entry-line.tsx";
import { placesText } from "./join-classes.ts";

export type ClassProps = {
  entry: AgendaEntry;
  /** All who have a place, in order. */
  members: readonly AgendaEntry[];
  onOpen: (entryId: string) => void;
  /** Books one more; left out where the person may not. */
  onAdd?: (() => void) | undefined;
};

export function ClassSection({ entry, members, onOpen, onAdd }: ClassProps) {
  return (
    <Box component="section" aria-label="Clase">
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, mb: 0.5, minHeight: 36 }}>
        <Typography sx={{ fontWeight: 500, flex: 1 }}>Clase: {placesText(members.length, entry.capacity)}</Typography>
        {onAdd && members.length < entry.capacity && (
          <Button size="small" onClick={onAdd}>
            Agregar cliente
          </Button>
        )}
      </Box>
      {members.map((one) => (
        <EntryLine key={one._id} entry={one} isCurrent={one._id === entry._id} onOpen={onOpen}>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }} noWrap>
            {whoComes(one) || one.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {STATUS_LABELS[one.status]}
          </Typography>
        </EntryLine>
      ))}
    </Box>
  );
}
