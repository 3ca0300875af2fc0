// The second step of a sign-in: a code of the phone, or one of the recovery codes.
import { codeOfPhone, recoveryCode } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { CallError } from "../../../../lib/client.ts";
import { TextField } from "../../../../ui/field/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { FormActions } from "../../../../ui/form/form-actions.tsx";
import { sendCode, sendRecoveryCode } from "./api.ts";
import { codeForm, EMPTY_CODE } from "./code-form.ts";

type CodeStepProps = {
  /** The person has to begin again with the password. */
  onOver: () => void;
  onIn: () => void;
};

const BY_PHONE = codeForm(codeOfPhone);
const BY_RECOVERY = codeForm(recoveryCode);

export function CodeStep({ onOver, onIn }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [over, setOver] = useState<string>();
  if (over)
    return (
      <>
        <Typography role="alert" sx={{ mb: 3 }}>
          {over}
        </Typography>
        <Button variant="contained" color="primary" fullWidth autoFocus onClick={onOver}>
          Empezar otra vez
        </Button>
      </>
    );
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {isRecovery
          ? "Escribe uno de los códigos que guardaste al activarla. Cada uno sirve una vez."
          : "Abre la aplicación de códigos en tu teléfono y escribe el de Mostrador."}
      </Typography>
      <Form
        key={isRecovery ? "recovery" : "phone"}
        schema={isRecovery ? BY_RECOVERY : BY_PHONE}
        defaultValues={EMPTY_CODE}
        aria-label="Verificación en dos pasos"
        onSubmit={async (values) => {
          try {
            await (isRecovery ? sendRecoveryCode(values) : sendCode(values));
          } catch (reason) {
            // The step is over: it took too long, or there were too many tries.
            if (!(reason instanceof CallError && reason.status === 401)) throw reason;
            return setOver(reason.message);
          }
          onIn();
        }}
        actions={<FormActions submitLabel="Ingresar" savingLabel="Ingresando…" fullWidth />}
      >
        <Box sx={{ display: "grid", gap: 2.5 }}>
          {isRecovery ? (
            <TextField name="code" label="Código de recuperación" placeholder="abcde-23456" maxLength={20} autoFocus />
          ) : (
            <TextField
              name="code"
              label="Código de 6 dígitos"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              autoFocus
            />
          )}
          <TrustThisDevice />
        </Box>
      </Form>
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 1, mt: 2, mx: -1 }}>
        <Button variant="text" size="small" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? "Usar la aplicación" : "Usar un código de recuperación"}
        </Button>
        <Button variant="text" size="small" onClick={onOver}>
          Volver
        </Button>
      </Box>
    </>
  );
}

/** The browser's own checkbox: the switch would bring thirty more files to the sign-in. */
function TrustThisDevice() {
  const { register } = useFormContext();
  return (
    <Box component="label" sx={TRUST}>
      <input type="checkbox" {...register("trustDevice")} />
      <span>
        Confiar en este dispositivo
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: "block" }}>
          No te pediremos el código aquí por 30 días.
        </Typography>
      </span>
    </Box>
  );
}

const TRUST = {
  display: "flex",
  gap: 1.5,
  minHeight: 44,
  cursor: "pointer",
  "& input": { width: 20, height: 20, m: 0, mt: "2px", flexShrink: 0, accentColor: "var(--mui-palette-primary-main)" },
} as const;
