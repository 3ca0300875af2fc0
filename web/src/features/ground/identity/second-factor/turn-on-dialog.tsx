// Turns the second factor on in three steps: the password, the application on the phone, the recovery codes.
import { codeOfPhone } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { CopyButton } from "../../../../ui/action/copy-button.tsx";
import { QrCode } from "../../../../ui/data/qr-code.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import { usePhone } from "../../../../ui/layout/use-screen.ts";
import { beginSecondFactor, sendCode } from "./api.ts";
import { codeForm, EMPTY_CODE } from "./code-form.ts";
import { OwnPassword } from "./own-password.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type TurnOnDialogProps = { email: string; onClose: (isOn: boolean) => void };
type TotpStart = { totpURI: string; backupCodes: string[] };

const schema = codeForm(codeOfPhone);

export function TurnOnDialog({ email, onClose }: TurnOnDialogProps) {
  const [start, setStart] = useState<TotpStart>();
  const [isOn, setOn] = useState(false);
  const close = () => onClose(isOn);
  return (
    <Dialog
      open
      onClose={close}
      title={isOn ? "Guarda tus códigos de recuperación" : "Activar verificación en dos pasos"}
      {...(isOn && {
        actions: (
          <Button variant="contained" color="primary" onClick={close}>
            Ya los guardé
          </Button>
        ),
      })}
    >
      {!start && (
        <OwnPassword
          email={email}
          label="Activar verificación en dos pasos"
          submitLabel="Continuar"
          onCancel={close}
          onSubmit={async (password) => setStart(await beginSecondFactor(password))}
        >
          <Typography color="textSecondary">
            Al entrar escribirás, después de tu contraseña, un código que solo tu teléfono conoce.
          </Typography>
        </OwnPassword>
      )}
      {start && !isOn && <AppStep uri={start.totpURI} onCancel={close} onDone={() => setOn(true)} />}
      {start && isOn && <RecoveryCodes codes={start.backupCodes} email={email} />}
    </Dialog>
  );
}

function AppStep({ uri, onCancel, onDone }: { uri: string; onCancel: () => void; onDone: () => void }) {
  const isPhone = usePhone();
  const key = new URL(uri).searchParams.get("secret") ?? "";
  return (
    <Form
      schema={schema}
      defaultValues={EMPTY_CODE}
      aria-label="Código de la aplicación"
      onSubmit={async ({ code }) => {
        await sendCode({ code });
        onDone();
      }}
      actions={<FormActions submitLabel="Activar" savingLabel="Activando…" onCancel={onCancel} />}
    >
      <Typography>
        Agrega Mostrador a una aplicación de códigos, como Google Authenticator, Microsoft Authenticator o 1Password:
        escanea esta imagen o escribe la clave.
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}>
        <QrCode text={uri} alt="Código QR para tu aplicación de códigos" size={176} />
        <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            Clave
          </Typography>
          <Box component="code" sx={{ display: "block", my: 1, fontSize: 16, overflowWrap: "anywhere" }}>
            {key.match(/.{1,4}/g)?.join(" ")}
          </Box>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <CopyButton text={key} label="Copiar clave" name="Clave" />
            {isPhone && <Button href={uri}>Abrir aplicación</Button>}
          </Box>
        </Box>
      </Box>
      <TextField
        name="code"
        label="Código de 6 dígitos que muestra la aplicación"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        autoFocus={!isPhone}
      />
    </Form>
  );
}
