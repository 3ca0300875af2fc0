import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  STATUS_LABELS,
} from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { StatusDot } from "../../../../ui/data/status.tsx";
import { STATUS_LOOK } from "../status-look.ts";

type Props = {
  statuses: readonly AppointmentStatus[] | null;
  onChange: (statuses: readonly AppointmentStatus[] | null) => void;
};

/** The meaning of the marks, and which states are shown. */
export function StatusChoices({ statuses, onChange }: Props) {
  const chosen = statuses ?? APPOINTMENT_STATUSES;
  const toggle = (status: AppointmentStatus) => {
    const next = APPOINTMENT_STATUSES.filter((one) => chosen.includes(one) !== (one === status));
    onChange(next.length === 0 || next.length === APPOINTMENT_STATUSES.length ? null : next);
  };
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", mx: -0.5 }}>
      {APPOINTMENT_STATUSES.map((status) => (
        <FormControlLabel
          key={status}
          control={<Checkbox size="small" checked={chosen.includes(status)} onChange={() => toggle(status)} />}
          label={
            <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 0.75, typography: "body2" }}>
              <StatusDot {...STATUS_LOOK[status]} />
              {STATUS_LABELS[status]}
            </Box>
          }
          sx={{ m: 0, minHeight: { xs: 44, sm: 34 } }}
        />
      ))}
    </Box>
  );
}
