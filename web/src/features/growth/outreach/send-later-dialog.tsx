// Enviar más tarde: plans the composer's text for a day and hour.
import { PlanMessageDialog } from "./plan-message-dialog.tsx";

type Props = { clientId: string; text: string; zone: string | undefined; onPlanned: () => void; onClose: () => void };

export function SendLaterDialog({ clientId, text, zone, onPlanned, onClose }: Props) {
  return (
    <PlanMessageDialog
      clientId={clientId}
      appointmentId={undefined}
      text={text}
      title="Enviar más tarde"
      zone={zone}
      onPlanned={onPlanned}
      onClose={onClose}
    />
  );
}
