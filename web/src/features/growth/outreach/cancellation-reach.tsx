// Below the cancellation text: says whether it can reach the client, and if not why.
import Typography from "@mui/material/Typography";
import { Notice } from "../../../ui/state/notice.tsx";
import type { OfAppointment } from "../../scheduling/appointments/index.ts";
import { useReach } from "./api.ts";

export function CancellationReach({ entry: { clientId } }: OfAppointment) {
  const { data } = useReach(clientId);
  if (!data) return null;
  if (data.reason) {
    return (
      <Notice tone="warning" role="status">
        El mensaje de cancelación no le llegaría. {data.reason}.
      </Notice>
    );
  }
  return (
    <Typography variant="body2" color="textSecondary">
      Si escribes un mensaje, le llega por WhatsApp en 5 minutos.
    </Typography>
  );
}
