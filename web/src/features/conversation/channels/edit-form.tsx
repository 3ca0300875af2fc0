// Changes the account or the key of a connected number. Another number would be another channel.
import { type Channel, ChannelEdit } from "@mostrador/domain/conversation/channels/schema.ts";
import * as z from "zod";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useEditChannel } from "./api.ts";

/** An empty key changes nothing. */
const Shape = z.preprocess((values) => {
  const { accessToken, ...rest } = values as { accessToken: string };
  return accessToken ? { ...rest, accessToken } : rest;
}, ChannelEdit);

/** No draft, because a key must not be stored in the browser. */
export function EditForm({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const edit = useEditChannel();
  const toast = useToast();
  const save = async (values: ChannelEdit) => {
    const body = { channel: { ...values, updatedAt: channel.updatedAt } };
    const { data } = await edit.mutateAsync({ params: { id: channel._id }, body });
    if (data.status === "connected") toast.success("Cambios guardados. El número está conectado.");
    else toast.error(data.reason || "Los cambios se guardaron, pero el número no está conectado.");
  };
  return (
    <FormDialog<ChannelEdit>
      open
      onClose={onClose}
      title="Editar número"
      schema={Shape}
      defaultValues={{ wabaId: channel.wabaId, accessToken: "" }}
      onSubmit={save}
      errorRoot="channel"
    >
      <TextField
        name="wabaId"
        label="Identificador de la cuenta de WhatsApp"
        help="En Meta aparece como «WhatsApp Business Account ID»."
        inputMode="numeric"
        autoFocus
      />
      <PasswordField
        name="accessToken"
        label="Clave de acceso nueva"
        required={false}
        help="Déjala vacía para conservar la que está. Se guarda cifrada y no se vuelve a mostrar."
      />
    </FormDialog>
  );
}
