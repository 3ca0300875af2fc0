import { newPassword } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { resetPassword } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { credentials } from "./credentials.ts";

const schema = credentials({ newPassword });

export function ResetPage() {
  const search = new URLSearchParams(location.search);
  const [done, setDone] = useState(false);
  const token = search.get("token");
  if (done)
    return (
      <AuthFrame title="Contraseña guardada" text="Ya puedes ingresar con tu nueva contraseña.">
        <Button component="a" href="/auth/ingresar" variant="contained" color="primary" fullWidth>
          Ingresar
        </Button>
      </AuthFrame>
    );
  if (!token || search.get("error"))
    return (
      <AuthFrame title="El enlace ya no sirve" text="Los enlaces se usan una sola vez y vencen. Pide uno nuevo.">
        <Button component="a" href="/auth/recuperar" variant="contained" color="primary" fullWidth>
          Pedir otro enlace
        </Button>
      </AuthFrame>
    );
  return (
    <AuthFrame title="Elige otra contraseña">
      <Form
        schema={schema}
        defaultValues={{ newPassword: "" }}
        aria-label="Elegir contraseña"
        onSubmit={async (values) => {
          await resetPassword({ newPassword: values.newPassword, token });
          setDone(true);
        }}
        actions={<FormActions submitLabel="Guardar contraseña" fullWidth />}
      >
        <PasswordField
          name="newPassword"
          label="Nueva contraseña"
          autoComplete="new-password"
          help="Al menos 8 caracteres"
          autoFocus
        />
      </Form>
    </AuthFrame>
  );
}
