import { email } from "@mostrador/domain/ground/identity/sign-in/credential.ts";
import { useState } from "react";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { FormActions } from "../../../ui/form/form-actions.tsx";
import { askForReset } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { credentials } from "./credentials.ts";
import { TextLink } from "./text-link.tsx";

const schema = credentials({ email });

/** Shows the same text for an unknown address, so that it does not reveal who has an account. */
export function RecoverPage() {
  const [sentTo, setSentTo] = useState<string>();
  const foot = <TextLink to="/auth/ingresar">Volver a ingresar</TextLink>;
  if (sentTo)
    return (
      <AuthFrame
        title="Revisa tu correo"
        text={
          <>
            Si hay una cuenta con <strong>{sentTo}</strong>, te llegará un enlace para elegir otra contraseña.
          </>
        }
        foot={foot}
      />
    );
  return (
    <AuthFrame title="Recupera tu contraseña" text="Te enviamos un enlace para elegir otra." foot={foot}>
      <Form
        schema={schema}
        defaultValues={{ email: "" }}
        aria-label="Recuperar contraseña"
        onSubmit={async (values) => {
          await askForReset(values.email);
          setSentTo(values.email);
        }}
        actions={<FormActions submitLabel="Enviar enlace" savingLabel="Enviando…" fullWidth />}
      >
        <TextField name="email" label="Correo" type="email" autoComplete="username" inputMode="email" autoFocus />
      </Form>
    </AuthFrame>
  );
}
