// Programar mensaje: plans a person's message to a contact, at a day and hour.

import {
  APPOINTMENT_VARIABLES,
  CONTACT_VARIABLES,
  variablesHint,
} from "@mostrador/domain/business/contacts/message-text/variables.ts";
import type { NewNotification } from "@mostrador/domain/growth/outreach/schema.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { usePlanMessage } from "./api.ts";
import { firstValues, messageShape } from "./message-values.ts";
import { DayAndHourFields } from "./plan/day-and-hour-fields.tsx";

type Props = {
  clientId: string;
  appointmentId: string | undefined;
  zone: string | undefined;
  /** The first text. */
  text?: string;
  title?: string;
  /** The place in a funnel of which it speaks, as 'phase.scenario'. */
  place?: { funnelId: string; phase: string };
  onPlanned?: () => void;
  onClose: () => void;
};

export function PlanMessageDialog(props: Props) {
  const { clientId, appointmentId, zone, text = "", title = "Programar mensaje", place, onPlanned, onClose } = props;
  const { businessId } = useActiveBusiness();
  const { mutateAsync: plan } = usePlanMessage();
  const toast = useToast();
  const local = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const about = { businessId: businessId ?? "", clientId, appointmentId: appointmentId ?? null, ...place };
  return (
    <FormDialog<NewNotification>
      open
      onClose={onClose}
      title={title}
      schema={messageShape(local, about)}
      defaultValues={{ ...firstValues(local, Date.now()), text }}
      errorRoot="notification"
      submitLabel="Programar"
      savingLabel="Programando..."
      onSubmit={async (notification) => {
        toast.success((await plan({ body: { notification } })).message);
        onPlanned?.();
      }}
    >
      <TextArea
        name="text"
        label="Mensaje"
        max={1000}
        placeholder="Hola, {{nombre}}, te esperamos mañana…"
        help={variablesHint(appointmentId ? APPOINTMENT_VARIABLES : CONTACT_VARIABLES)}
      />
      <DayAndHourFields />
    </FormDialog>
  );
}
