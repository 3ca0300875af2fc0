// Settings of the waiting alerts: sound and notices on this device for the person, and for the owner the delay and the
// people to notify.
import { InboxSettings } from "@mostrador/domain/conversation/inbox/waiting/schema.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Switch from "@mui/material/Switch";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useProductName } from "../../../../lib/brand/brand-sign.tsx";
import { useActiveBusiness, useMay } from "../../../../lib/session/active-business.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { NumberField } from "../../../../ui/field/number-field.tsx";
import { SwitchField } from "../../../../ui/field/switch-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import { ErrorState } from "../../../../ui/state/error-state.tsx";
import { FormSkeleton } from "../../../../ui/state/skeletons.tsx";
import { useToast } from "../../../../ui/state/toast.ts";
import { DeviceList, DeviceSwitch } from "../../../ground/devices/index.ts";
import { saveInboxSettings, useInboxSettings } from "./api.ts";
import { isSoundOn, playTone, setSound } from "./sound.ts";

export function InboxSettingsDialog({ onClose }: { onClose: () => void }) {
  const mayEdit = useMay()(PAGE.negocio, "edit");
  return (
    <Dialog open onClose={onClose} title="Ajustes del chat">
      <Box component="section" aria-label="Para ti" sx={{ display: "grid", gap: 1 }}>
        <SoundSwitch />
        <DeviceSwitch />
        <DeviceList />
      </Box>
      {mayEdit && (
        <>
          <Divider sx={{ my: 2 }} />
          <BusinessPart onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

function SoundSwitch() {
  const product = useProductName();
  const id = useId();
  const [isOn, setOn] = useState(isSoundOn);
  const turn = (next: boolean) => {
    setSound(next);
    setOn(next);
    if (next) playTone();
  };
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{ display: "flex", gap: 2, alignItems: "flex-start", py: 0.75, cursor: "pointer" }}
    >
      <Box sx={{ flex: 1 }}>
        <Box sx={{ typography: "subtitle2" }}>Sonido cuando alguien te espera</Box>
        <Box sx={{ typography: "caption", color: "text.secondary" }}>En este navegador, con {product} abierto.</Box>
      </Box>
      <Switch id={id} checked={isOn} onChange={(_, next) => turn(next)} slotProps={{ input: { role: "switch" } }} />
    </Box>
  );
}

function BusinessPart({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const { businessId } = useActiveBusiness();
  const settings = useInboxSettings();
  if (settings.isPending) return <FormSkeleton />;
  if (!settings.data) return <ErrorState error={settings.error} onRetry={() => void settings.refetch()} dense />;
  return (
    <Form<InboxSettings>
      schema={InboxSettings}
      defaultValues={settings.data}
      errorRoot="settings"
      aria-label="Ajustes del negocio"
      actions={<FormActions onCancel={onClose} />}
      onSubmit={async (values) => {
        toast.success(await saveInboxSettings(client, businessId as string, values));
        onClose();
      }}
    >
      <NumberField
        name="alertMinutes"
        label="Avisar cuando nadie ha contestado en"
        help="Primero a quien tiene la conversación, o al dueño. Si sigue sin respuesta, una vez más."
        end="minutos"
        required
      />
      <SwitchField
        name="alertsByMail"
        label="Avisar también por correo"
        help="Solo a correos confirmados. Los avisos en el dispositivo los activa cada persona."
      />
      <SwitchField
        name="tellsCustomer"
        label="Decirle al cliente que una persona le responderá"
        help="Una vez, con tu horario. Solo si tienes un asistente activo."
      />
    </Form>
  );
}
