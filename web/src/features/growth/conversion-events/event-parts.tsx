// What every screen shows of an event: who registered it, and what it is about.
import { type ConversionEvent, SOURCE_LABELS } from "@mostrador/domain/growth/conversion-events/schema.ts";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { StatusChip } from "../../../ui/data/status.tsx";

/** Name and description are the assistant's own words where it registered the event. */
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
