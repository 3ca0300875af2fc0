// The parts of an event that all screens show: who recorded it, and its subject.
import { type ConversionEvent, SOURCE_LABELS } from "@mostrador/domain/growth/conversion-events/schema.ts";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { StatusChip } from "../../../ui/data/status.tsx";

/** Name and description are the assistant's own words when it recorded the event. */
export function EventSourceChip({ source }: Pick<ConversionEvent, "source">) {
  return source === "assistant" ? (
    <StatusChip tone="secondary" mark="half" label={SOURCE_LABELS.assistant} />
  ) : (
    <StatusChip tone="neutral" mark="dot" label={SOURCE_LABELS.person} />
  );
}

export function RelatedChips({ related }: Pick<ConversionEvent, "related">) {
  if (related.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: "wrap" }}>
      {related.map(({ _id, name }) => (
        <Chip key={_id} size="small" label={name} sx={{ maxWidth: 1 }} />
      ))}
    </Stack>
  );
}
