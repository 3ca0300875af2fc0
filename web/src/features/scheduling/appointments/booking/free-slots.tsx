// The nearest free hours: a tap selects one, and after a refusal also books it.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { dateTimeText } from "../../../../ui/data/date-time.tsx";
import { useFormValue, useSetFormValue } from "../../../../ui/form/use-form-values.ts";
import { clock } from "../clock.ts";
import { type Desk, zoneOf } from "../desk.ts";
import type { FreeSlot } from "../entry/refusals.ts";
import { localPart } from "../grid/segments.ts";

type Props = {
  slots: readonly FreeSlot[];
  desk: Desk;
  /** Selecting one also submits the form. */
  sends?: boolean;
};

export function FreeSlots({ slots, desk, sends = true }: Props) {
  const zone = zoneOf(desk, useFormValue<string | null>("branchId"));
  const set = useSetFormValue();
  if (slots.length === 0) return null;
  const names = new Set(slots.map((slot) => slot.specialistId));
  const take = (slot: FreeSlot) => {
    const [start, end] = [localPart(slot.start), localPart(slot.end)];
    set("day", start.day);
    set("start", clock(start.minute));
    set("end", clock(end.minute));
    set("specialistId", slot.specialistId);
  };
  return (
    <Box role="group" aria-label="Horarios libres cercanos">
      <Typography variant="body2" sx={{ fontWeight: 500, mb: 1 }}>
        Horarios libres más cercanos
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {slots.map((slot) => (
          // Submits the form with the values just set.
          <Button key={slot.start} type={sends ? "submit" : "button"} color="primary" onClick={() => take(slot)}>
            {dateTimeText(slot.start, { zone })}
            {names.size > 1 && ` · ${desk.specialists.find((one) => one._id === slot.specialistId)?.name ?? ""}`}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
