// The history of an appointment, read on demand.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { dateTimeText } from "../../../../../ui/data/date-time.tsx";
import { ErrorState } from "../../../../../ui/state/error-state.tsx";
import { useEntryHistory } from "../../api.ts";
import { EntrySection } from "./entry-section.tsx";

export function EntryHistory({ appointmentId, zone }: { appointmentId: string; zone: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const history = useEntryHistory(isOpen ? appointmentId : null);
  if (!isOpen) {
    return (
      <Button
        size="small"
        variant="text"
        color="primary"
        sx={{ alignSelf: "start", ml: -1 }}
        onClick={() => setIsOpen(true)}
      >
        Ver quién cambió qué
      </Button>
    );
  }
  return (
    <EntrySection title="Quién cambió qué">
      {history.error ? (
        <ErrorState error={history.error} onRetry={() => void history.refetch()} dense />
      ) : history.data ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {history.data.map(({ _id, actorName, summary, at }) => (
            <Box component="li" key={_id} sx={{ py: 0.75, typography: "body2", overflowWrap: "anywhere" }}>
              {summary}
              <Typography variant="body2" color="textSecondary">
                {`${actorName} · ${dateTimeText(at, { zone })}`}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : (
        <Skeleton height={64} />
      )}
    </EntrySection>
  );
}
