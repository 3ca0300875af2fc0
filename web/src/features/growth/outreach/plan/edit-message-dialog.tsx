// Editar mensaje: the text and the time of a person's planned message.
import {
  APPOINTMENT_VARIABLES,
  CONTACT_VARIABLES,
  variablesHint,
} from "@mostrador/domain/business/contacts/message-text/variables.ts";
import type { NewNotification, Notification } from "@mostrador/domain/growth/outreach/schema.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { useState } from "react";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { TextArea } from "../../../../ui/field/text-area.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { useEditMessage } from "../api.ts";
import { messageShape } from "../message-values.ts";
import { DayAndHourFields } from "./day-and-hour-fields.tsx";

type Props = { message: Notification; zone: string; onClose: () => void };

export function EditMessageDialog({ message, zone, onClose }: Props) {
  // a change of others meanwhile is refused on saving
  const [read] = useState(message);
  const { _id, businessId, clientId, appointmentId, text, deliveryDate, updatedAt } = read;
  const { mutateAsync: edit } = useEditMessage();
  const toast = useToast();
  const about = { businessId, clientId: clientId ?? "", appointmentId };
  return (
    <FormDialog<NewNotification>
      open
      onClose={onClose}
      title="Editar mensaje"
      schema={messageShape(zone, about)}
      defaultValues={{ text, ...localOf(zone, Date.parse(deliveryDate)) }}
      errorRoot="notification"
      onSubmit={async (values) => {
        const notification = { text: values.text, deliveryDate: values.deliveryDate, updatedAt };
        toast.success((await edit({ params: { id: _id }, body: { notification } })).message);
      }}
    >
      <TextArea
        name="text"
        label="Mensaje"
        max={1000}
        help={variablesHint(appointmentId ? APPOINTMENT_VARIABLES : CONTACT_VARIABLES)}
      />
      <DayAndHourFields />
    </FormDialog>
  );
}
