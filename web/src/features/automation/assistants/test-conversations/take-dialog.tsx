// Copies a real customer's messages, without name and numbers, for review before they are saved.
import { type TakenConversation, Taking } from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { ContactField } from "../../../business/contacts/index.ts";
import { takeFrom } from "./api.ts";

type Props = { onClose: () => void; onTaken: (taken: TakenConversation) => void };

export function TakeDialog({ onClose, onTaken }: Props) {
  const { businessId } = useActiveBusiness();
  return (
    <FormDialog<Taking>
      open
      onClose={onClose}
      title="Tomar una de un chat real"
      schema={Taking}
      defaultValues={{ clientId: null }}
      onSubmit={async ({ clientId }) => onTaken(await takeFrom(businessId ?? "", clientId))}
      submitLabel="Tomar sus mensajes"
      savingLabel="Tomando..."
    >
      <ContactField help="Se toman sus últimos mensajes con otro nombre y sin números. Revísalos antes de guardarlos." />
    </FormDialog>
  );
}
