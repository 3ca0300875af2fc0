// Connects a number, or gives a known one a new key. Meta's refusals are shown on the fields.
import { type Channel, NewChannel } from "@mostrador/domain/conversation/channels/schema.ts";
import { useActiveBusiness } from "../../../lib/session/active-business.ts";
import { FormDialog } from "../../../ui/dialog/form-dialog.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useToast } from "../../../ui/state/toast.ts";
import { useConnectChannel } from "./api.ts";
import { WhereToFind } from "./where-to-find.tsx";

type Props = { channel: Channel | null; onClose: () => void; onConnected: (channel: Channel) => void };

/** `channel` null connects another number. No draft, because a key must not be stored in the browser. */
export function ConnectForm({ channel, onClose, onConnected }: Props) {
  const { businessId } = useActiveBusiness();
  const connect = useConnectChannel();
  const toast = useToast();
  const save = async (values: NewChannel) => {
    const { data } = await connect.mutateAsync({ body: { channel: values } });
    if (data.status === "connected") toast.success("WhatsApp conectado. Ya puedes recibir mensajes.");
    else toast.error(data.reason || "El número se guardó, pero todavía no está conectado.");
    onConnected(data);
  };
  return (
    <FormDialog<NewChannel>
      open
      onClose={onClose}
      title={channel ? "Volver a conectar WhatsApp" : "Conectar WhatsApp"}
      schema={NewChannel}
      defaultValues={{
        businessId: businessId ?? "",
        kind: "whatsapp",
        phoneNumberId: channel?.phoneNumberId ?? "",
        wabaId: channel?.wabaId ?? "",
        accessToken: "",
      }}
      onSubmit={save}
      errorRoot="channel"
      submitLabel="Conectar"
      savingLabel="Conectando..."
    >
      <WhereToFind />
      <TextField
        name="phoneNumberId"
        label="Identificador del número"
        help="En Meta aparece como «Phone number ID». No es el número de teléfono."
        inputMode="numeric"
        placeholder="100200300400500"
        disabled={channel !== null}
        autoFocus={channel === null}
      />
      <TextField
        name="wabaId"
        label="Identificador de la cuenta de WhatsApp"
        help="En Meta aparece como «WhatsApp Business Account ID»."
        inputMode="numeric"
        placeholder="900800700600500"
      />
      <PasswordField
        name="accessToken"
        label="Clave de acceso"
        help="La clave permanente de un usuario del sistema, con permiso para enviar y administrar mensajes. Se guarda cifrada y no se vuelve a mostrar."
        autoFocus={channel !== null}
      />
    </FormDialog>
  );
}
