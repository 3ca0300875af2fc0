import { APPOINTMENT_STATUSES, STATUS_LABELS } from "@mostrador/domain/scheduling/appointments/status.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { StatusDot } from "../../../../ui/data/status.tsx";
import { STATUS_LOOK } from "../status-look.ts";

/** What the marks mean. */
export function StatusLegend() {
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gridTemplateColumns: "1fr 1fr", gap: 0.75 }}
    >
      {APPOINTMENT_STATUSES.map((status) => (
        <Box component="li" key={status} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
          <StatusDot {...STATUS_LOOK[status]} />
          <Typography variant="body2" color="textSecondary">
            {STATUS_LABELS[status]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
