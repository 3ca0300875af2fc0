// Enviar prueba: sends the message of a campaign to one contact, such as oneself.
import type { Campaign } from "@mostrador/domain/growth/campaigns/resource.ts";
import { reference } from "@mostrador/domain/kit/reference.ts";
import * as z from "zod";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { ContactField } from "../../business/contacts/index.ts";
import { useTest } from "./api.ts";

const Shape = z.object({ clientId: reference("client") });

export function TestDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { mutateAsync: test } = useTest();
  const toast = useToast();
  return (
    <FormDialog<z.infer<typeof Shape>>
      open
      onClose={onClose}
      title="Enviar prueba"
      schema={Shape}
      defaultValues={{ clientId: "" }}
      submitLabel="Enviar"
      savingLabel="Enviando..."
      onSubmit={async ({ clientId }) => {
        const { _id, businessId } = campaign;
        toast.success((await test({ params: { id: _id }, body: { businessId, clientId } })).message);
      }}
    >
      <ContactField />
    </FormDialog>
  );
}
