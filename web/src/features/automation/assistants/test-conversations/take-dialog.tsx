// Takes what a customer really wrote, without their name and numbers, to be looked through before it is kept.
import { type TakenConversation, Taking } from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import { useActiveBusiness } from "../../../../lib/session/active-business.ts";
import { FormDialog } from "../../../../ui/dialog/form-dialog.tsx";
import { SearchSelectField } from "../../../../ui/pick/search-select.tsx";
import { findContacts, foundContact } from "../../../business/contacts/index.ts";
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
      <SearchSelectField
        name="clientId"
        label="Contacto"
        placeholder="Nombre o número"
        help="Se toman sus últimos mensajes con otro nombre y sin números. Revísalos antes de guardarlos."
        search={async (text, signal) => {
          const found = await findContacts(businessId ?? "", text, signal);
          return found.map((contact) => {
            const { name, phone } = foundContact(contact, text);
            return { id: contact._id, label: name || phone, help: phone };
          });
        }}
      />
    </FormDialog>
  );
}
